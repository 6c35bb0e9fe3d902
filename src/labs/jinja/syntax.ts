/** A part of a template; `at` is its offset in the source, whose ends of line are `\n`. */
interface Part {
  readonly at: number;
}

/** What a call passes; `*list` and `**dict` come last. */
export interface Passed {
  readonly positional: readonly Expression[];
  readonly named: readonly (readonly [name: string, value: Expression])[];
  readonly list?: Expression | undefined;
  readonly dict?: Expression | undefined;
}

export type Expression = Part &
  (
    | { readonly kind: 'constant'; readonly value: null | boolean | bigint | number | string }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'list' | 'tuple' | 'concat'; readonly items: readonly Expression[] }
    | { readonly kind: 'dict'; readonly pairs: readonly (readonly [key: Expression, value: Expression])[] }
    | { readonly kind: 'attribute'; readonly of: Expression; readonly name: string }
    | { readonly kind: 'item'; readonly of: Expression; readonly key: Expression }
    | { readonly kind: 'slice'; readonly limits: readonly (Expression | undefined)[] }
    | { readonly kind: 'call'; readonly of: Expression; readonly args: Passed }
    | {
        readonly kind: 'filter' | 'test';
        /** Undefined is the text of the block that the filter is of. */
        readonly of: Expression | undefined;
        readonly name: string;
        readonly args: Passed;
      }
    | { readonly kind: 'not' | 'negative' | 'positive'; readonly of: Expression }
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
        readonly rest: readonly (readonly [operator: string, value: Expression])[];
      }
    | {
        readonly kind: 'if';
        readonly test: Expression;
        readonly chosen: Expression;
        readonly otherwise: Expression | undefined;
      }
  );

/** What a value is assigned to: a name, a variable of a namespace, or several of them. */
export type Target = Part &
  (
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'variable'; readonly space: string; readonly name: string }
    | { readonly kind: 'tuple'; readonly items: readonly Target[] }
  );

/** Parameters of a macro, with the values they have when nothing is passed. */
export type Parameters = readonly (readonly [name: string, otherwise: Expression | undefined])[];

export type Body = readonly Statement[];

export type Statement = Part &
  (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'print'; readonly value: Expression }
    | {
        readonly kind: 'if';
        readonly branches: readonly (readonly [test: Expression, body: Body])[];
        readonly otherwise: Body;
      }
    | {
        readonly kind: 'for';
        readonly target: Target;
        readonly of: Expression;
        readonly test: Expression | undefined;
        readonly recursive: boolean;
        readonly body: Body;
        readonly otherwise: Body;
      }
    | { readonly kind: 'set'; readonly target: Target; readonly value: Expression }
    | {
        readonly kind: 'capture';
        readonly target: Target;
        readonly filter: Expression | undefined;
        readonly body: Body;
      }
    | {
        readonly kind: 'with';
        readonly values: readonly (readonly [target: Target, value: Expression])[];
        readonly body: Body;
      }
    | { readonly kind: 'filtered'; readonly filter: Expression; readonly body: Body }
    | { readonly kind: 'macro'; readonly name: string; readonly parameters: Parameters; readonly body: Body }
    | {
        readonly kind: 'caller';
        readonly call: Expression;
        readonly parameters: Parameters;
        readonly body: Body;
      }
  );
