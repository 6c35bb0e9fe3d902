import { globals } from './globals.ts';
import type { Value } from './values.ts';

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
}
