import { bind } from '../python/arguments.ts';
import { equal } from '../python/comparing.ts';
import { iterate, listOf } from '../python/iterating.ts';
import { wrong } from '../python/problem.ts';
import {
  type Arguments,
  Lazy,
  lengthOf,
  Native,
  or,
  Tuple,
  Undefined,
  type Value,
} from '../python/values.ts';

/** What a loop knows about itself: where it is, and what comes before and after. */
export class Loop {
  /** The `loop` of the template. */
  readonly value: Native;
  private index = -1;
  private items: Iterator<Value, unknown>;
  private readonly of: Value;
  private length: number | undefined;
  private before: Value | undefined;
  private now: Value | undefined;
  private after: Value | undefined;
  private compared: Value | undefined;

  /** @param recurse renders the loop for other items, one level deeper */
  constructor(of: Value, depth: number, recurse: ((items: Value) => Value) | undefined) {
    this.of = of;
    this.items = iterate(of);
    this.value = new Native('LoopContext', {
      attribute: (name) =>
        name === 'depth' ? BigInt(depth) : name === 'depth0' ? BigInt(depth - 1) : this.attribute(name),
      print: () => `<LoopContext ${this.index + 1}/${this.count()}>`,
      call: (args) => {
        const [items] = bind('loop', 'iterable', args);
        if (!recurse) return wrong('only a loop that is marked "recursive" can be called');
        return recurse(items as Value);
      },
    });
  }

  /** Goes on to the next item. @returns undefined behind the last one */
  next(): Value | undefined {
    const item = this.peek();
    if (item === undefined) return undefined;
    this.index++;
    this.before = this.now;
    this.now = item;
    this.after = undefined;
    return item;
  }

  private peek(): Value | undefined {
    if (this.after === undefined) {
      const next = this.items.next();
      if (!next.done) this.after = next.value;
    }
    return this.after;
  }

  private count(): number {
    if (this.length !== undefined) return this.length;
    this.length = lengthOf(this.of);
    if (this.length === undefined) {
      const rest = listOf(new Lazy(this.items));
      this.items = rest.values();
      this.length = rest.length + this.index + 1 + (this.after === undefined ? 0 : 1);
    }
    return this.length;
  }

  private attribute(name: string): Value | undefined {
    const { index } = this;
    switch (name) {
      case 'index':
        return BigInt(index + 1);
      case 'index0':
        return BigInt(index);
      case 'revindex':
        return BigInt(this.count() - index);
      case 'revindex0':
        return BigInt(this.count() - index - 1);
      case 'length':
        return BigInt(this.count());
      case 'first':
        return index === 0;
      case 'last':
        return this.peek() === undefined;
      case 'previtem':
        return index === 0 ? new Undefined('there is no item before the first one') : this.before;
      case 'nextitem':
        return or(this.peek(), () => new Undefined('there is no item after the last one'));
      case 'cycle':
        return new Native('method', { call: (args) => this.cycle(args) });
      case 'changed':
        return new Native('method', { call: ({ positional }) => this.changed(positional) });
      default:
        return undefined;
    }
  }

  private cycle({ positional, named }: Arguments): Value {
    if (positional.length === 0 || named.size > 0) wrong('loop.cycle needs items');
    return positional[this.index % positional.length] ?? null;
  }

  private changed(values: readonly Value[]): boolean {
    const given = new Tuple(values);
    if (this.compared !== undefined && equal(this.compared, given)) return false;
    this.compared = given;
    return true;
  }
}
