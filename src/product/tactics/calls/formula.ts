/** What a formula is made of; `name` is a flag, a quantity of the tactic or the counter of a sum. */
type Term =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly terms: readonly Term[] }
  | {
      readonly kind: 'sum';
      readonly counter: string;
      readonly from: Term;
      readonly to: Term;
      readonly of: Term;
    };

const operations = {
  '+': (a: number, b: number) => a + b,
  '−': (a: number, b: number) => a - b,
  '×': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '^': (a: number, b: number) => a ** b,
  min: Math.min,
  max: Math.max,
  floor: Math.floor,
} satisfies Record<string, (...numbers: number[]) => number>;
type Operator = keyof typeof operations;

/** A formula of the product model: its text can be read, its value computed. */
export interface Formula {
  /** Flags and quantities it is about, without the counters of its sums. */
  readonly names: readonly string[];
  /** @returns undefined when a name has no value */
  readonly value: (lookUp: (name: string) => number | undefined) => number | undefined;
}

/**
 * Reads a formula such as `1 + sum(k = 1 to --tap-depth: min(--tap-width, --tap-branch ^ k))`.
 * It has numbers, flags, lower-case names, `+ − × / ^`, parentheses, `min`, `max`, `floor` and `sum`.
 * Pure.
 * @throws {SyntaxError} says what is wrong
 */
export function parseFormula(text: string): Formula {
  const term = new Parser(text).whole();
  return {
    names: [...new Set(namesIn(term, []))],
    value: (lookUp) => evaluate(term, lookUp),
  };
}

/** Operators between two terms, from those that bind least. */
const levels: readonly (readonly Operator[])[] = [['+', '−'], ['×', '/'], ['^']];

class Parser {
  readonly #tokens: string[];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = text.match(/--[a-z][\w-]*|[a-z_]+|\d+(?:\.\d+)?|\S/g) ?? [];
  }

  whole(): Term {
    const term = this.#level(0);
    if (this.#tokens.length > 0) this.#fail(`"${this.#tokens[0]}" is not expected`);
    return term;
  }

  #level(at: number): Term {
    const operators = levels[at];
    if (!operators) return this.#atom();
    let term = this.#level(at + 1);
    for (;;) {
      const operator = operators.find((each) => each === this.#tokens[0]);
      if (!operator) return term;
      this.#tokens.shift();
      term = { kind: 'operation', operator, terms: [term, this.#level(at + 1)] };
    }
  }

  #atom(): Term {
    const token = this.#tokens.shift() ?? this.#fail('it ends too early');
    if (token === '(') return this.#closed(this.#level(0));
    if (/^\d/.test(token)) return { kind: 'number', value: Number(token) };
    if (token === 'sum') return this.#sum();
    if (token === 'min' || token === 'max' || token === 'floor') return this.#call(token);
    if (/^(?:--)?[a-z]/.test(token)) return { kind: 'name', name: token };
    return this.#fail(`"${token}" is not expected`);
  }

  #call(operator: Operator): Term {
    this.#expect('(');
    const terms = [this.#level(0)];
    while (this.#tokens[0] === ',') {
      this.#tokens.shift();
      terms.push(this.#level(0));
    }
    return this.#closed({ kind: 'operation', operator, terms });
  }

  #sum(): Term {
    this.#expect('(');
    const counter = this.#tokens.shift() ?? '';
    this.#expect('=');
    const from = this.#level(0);
    this.#expect('to');
    const to = this.#level(0);
    this.#expect(':');
    return this.#closed({ kind: 'sum', counter, from, to, of: this.#level(0) });
  }

  #closed(term: Term): Term {
    this.#expect(')');
    return term;
  }

  #expect(token: string): void {
    if (this.#tokens.shift() !== token) this.#fail(`"${token}" is missing`);
  }

  #fail(problem: string): never {
    throw new SyntaxError(`The formula "${this.#text}" cannot be read: ${problem}`);
  }
}

function namesIn(term: Term, counters: readonly string[]): string[] {
  switch (term.kind) {
    case 'number':
      return [];
    case 'name':
      return counters.includes(term.name) ? [] : [term.name];
    case 'operation':
      return term.terms.flatMap((each) => namesIn(each, counters));
    case 'sum':
      return [
        ...[term.from, term.to].flatMap((each) => namesIn(each, counters)),
        ...namesIn(term.of, [...counters, term.counter]),
      ];
  }
}

function evaluate(term: Term, lookUp: (name: string) => number | undefined): number | undefined {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'name':
      return lookUp(term.name);
    case 'operation': {
      const values = known(term.terms.map((each) => evaluate(each, lookUp)));
      const operation: (...numbers: number[]) => number = operations[term.operator];
      return values && operation(...values);
    }
    case 'sum': {
      const [from, to] = [evaluate(term.from, lookUp), evaluate(term.to, lookUp)];
      if (from === undefined || to === undefined) return undefined;
      const counts = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
      return known(
        counts.map((count) => evaluate(term.of, (name) => (name === term.counter ? count : lookUp(name)))),
      )?.reduce((sum, value) => sum + value, 0);
    }
  }
}

/** @returns undefined when one is missing: half a result would be a wrong number */
function known(values: readonly (number | undefined)[]): number[] | undefined {
  return values.every((value) => value !== undefined) ? [...values] : undefined;
}
