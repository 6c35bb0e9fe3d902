import { Undefined, type Value } from '../python/values.ts';
import { hiddenIn } from './frames.ts';
import { globals } from './globals.ts';
import type { Body } from './syntax.ts';

/** The names that a part of a template knows: its own, and those around it. */
export class Scope {
  private readonly names: Map<string, Value>;
  private readonly around: Scope | undefined;

  constructor(around?: Scope, names = new Map<string, Value>()) {
    this.around = around;
    this.names = names;
  }

  get(name: string): Value | undefined {
    const own = this.names.get(name);
    return own !== undefined ? own : this.around ? this.around.get(name) : globals.get(name);
  }

  set(name: string, value: Value): void {
    this.names.set(name, value);
  }

  /** The names of a body within this one. @param names those it begins with */
  within(body: Body, names?: Map<string, Value>): Scope {
    const scope = new Scope(this, names);
    for (const name of hiddenIn(body))
      scope.set(name, new Undefined(`"${name}" is undefined here: it is set later`));
    return scope;
  }
}
