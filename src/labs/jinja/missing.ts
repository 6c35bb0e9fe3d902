import { nearestWord } from '../../base/nearest.ts';
import { fail } from '../python/problem.ts';
import { Dict, Native, textOf, Undefined, type Value } from '../python/values.ts';

/** Hears of an item that is not there and that a template prints or goes through, which gives nothing and no error. */
export type OnNothing = (message: string, at: number) => void;

const nobody: OnNothing = () => {};

/** Of the template that is being rendered, as its budget is. */
let hears = nobody;

/** Says who hears of what a template finds nothing of. */
export function tellNothing(onNothing: OnNothing = nobody): void {
  hears = onNothing;
}

/** An attribute or item that a value does not have. The name that is meant is looked for only when it is told. */
export class Missing extends Undefined {
  private readonly of: Value;
  private readonly key: Value;

  constructor(message: string, of: Value, key: Value) {
    super(message);
    this.of = of;
    this.key = key;
  }

  /** What is missing, and the nearest name that is there. */
  told(): string {
    const name = textOf(this.key);
    const near = name === undefined || name.length < 2 ? undefined : nearestWord(name, namesOf(this.of));
    return near === undefined ? this.message : `${this.message}. Is "${near}" meant?`;
  }

  override fail(): never {
    return fail('undefined', this.told());
  }
}

/** Tells of a value that gives nothing, where it is used. */
export function noticed(value: Value, at: number): Value {
  if (value instanceof Missing) hears(value.told(), at);
  return value;
}

const ofLoop =
  'index index0 revindex revindex0 first last length depth depth0 previtem nextitem cycle changed'.split(' ');

function namesOf(value: Value): readonly string[] {
  if (value instanceof Native && isLoop(value)) return ofLoop;
  if (!(value instanceof Dict) || value.entries.size > 200) return [];
  return [...value.entries.values()].flatMap(([key]) => textOf(key) ?? []);
}

/** Its names are the same in every template, so one that is not there is a mistake wherever it is. */
export function isLoop(value: Value): boolean {
  return value instanceof Native && value.type === 'LoopContext';
}
