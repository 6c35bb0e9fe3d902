/** A part of an expression; `at` is the offset of what tells its kind, `from` where it begins. */
interface Part {
  readonly at: number;
  readonly from: number;
}

export interface Passed {
  readonly positional: readonly Expression[];
  readonly named: readonly (readonly [name: string, value: Expression])[];
}

/** Parameters of a lambda: those before `*`, what takes the rest, and those that are passed by name only. */
export interface Parameters {
  readonly byPlace: readonly Parameter[];
  /** How many of them cannot be passed by name. */
  readonly unnamed: number;
  readonly rest: string | undefined;
  readonly byName: readonly Parameter[];
  readonly restNamed: string | undefined;
}

export type Parameter = readonly [name: string, otherwise: Expression | undefined];

/** What a loop of a comprehension sets: a name, or several of them. */
export type Target = string | readonly Target[];

export interface Loop {
  readonly target: Target;
  readonly at: number;
  readonly of: Expression;
  readonly tests: readonly Expression[];
}

/** A part of an f-string: text, or a value with what tells how it prints. */
export type TextPart =
  | string
  | { readonly value: Expression; readonly conversion: string; readonly format: readonly TextPart[] };

export type Expression = Part &
  (
    | { readonly kind: 'constant'; readonly value: null | boolean | bigint | number | string }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'text'; readonly parts: readonly TextPart[] }
    | { readonly kind: 'list' | 'tuple' | 'set'; readonly items: readonly Expression[] }
    | { readonly kind: 'dict'; readonly pairs: readonly (readonly [key: Expression, value: Expression])[] }
    | { readonly kind: 'attribute'; readonly of: Expression; readonly name: string }
    | { readonly kind: 'item'; readonly of: Expression; readonly key: Expression }
    | {
        readonly kind: 'slice';
        readonly of: Expression;
        readonly limits: readonly (Expression | undefined)[];
      }
    | { readonly kind: 'call'; readonly of: Expression; readonly args: Passed }
    | { readonly kind: 'not'; readonly of: Expression }
    | { readonly kind: 'signed'; readonly operator: string; readonly of: Expression }
    | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: string;
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly kind: 'compare';
        readonly first: Expression;
        readonly rest: readonly (readonly [operator: string, value: Expression, at: number])[];
      }
    | {
        readonly kind: 'if';
        readonly test: Expression;
        readonly chosen: Expression;
        readonly otherwise: Expression;
      }
    | { readonly kind: 'lambda'; readonly parameters: Parameters; readonly body: Expression }
    | {
        readonly kind: 'comprehension';
        readonly makes: 'list' | 'set' | 'dict' | 'generator';
        readonly item: Expression;
        /** Of a dict. */
        readonly value: Expression | undefined;
        readonly loops: readonly Loop[];
      }
  );
