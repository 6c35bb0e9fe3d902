import { raise } from './problem.ts';
import type { Value } from './values.ts';

/**
 * Where names are looked up. Python evaluates an expression of DTX with names that a function within it cannot see:
 * a lambda or the loop of a comprehension sees its own names, those of functions around it, and built-in functions.
 */
export class Scope {
  private readonly names: Map<string, Value | undefined>;
  private readonly outer: Scope | undefined;
  /** The names that the expression is evaluated with. */
  readonly given: ReadonlyMap<string, Value>;

  /** @param outer the scope around a function; none for the expression itself */
  constructor(given: ReadonlyMap<string, Value>, outer?: Scope, own: Iterable<string> = []) {
    this.given = given;
    this.outer = outer;
    this.names = new Map();
    for (const name of own) this.names.set(name, undefined);
  }

  /** The scope of a function within this one. @param own names that it sets */
  within(own: Iterable<string>): Scope {
    return new Scope(this.given, this, own);
  }

  set(name: string, value: Value): void {
    this.names.set(name, value);
  }

  /**
   * The value of a name; undefined when none is visible here.
   * @throws {EvaluationError} when it is set only later
   */
  get(name: string): Value | undefined {
    if (!this.outer) return this.given.get(name);
    if (this.names.has(name))
      return this.value(name, `UnboundLocalError: cannot access local variable '${name}' where it is not`);
    for (let scope = this.outer; scope.outer; scope = scope.outer)
      if (scope.names.has(name))
        return scope.value(name, `NameError: cannot access free variable '${name}' where it is not`);
    return undefined;
  }

  private value(name: string, says: string): Value {
    const value = this.names.get(name);
    if (value !== undefined) return value;
    const where = says.startsWith('NameError') ? ' in enclosing scope' : '';
    return raise(`${says} associated with a value${where}`);
  }

  /** Whether the expression has this name, and a function within it does not see it. */
  hides(name: string): boolean {
    return this.outer !== undefined && this.given.has(name);
  }
}
