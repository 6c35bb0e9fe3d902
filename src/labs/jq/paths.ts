import { path, text } from './masked.ts';

/** A path in an expression. */
export interface PathAt {
  /** As the masked code has it. */
  readonly path: string;
  readonly at: number;
  /** Code whose value the path is applied to; undefined where that is not known, as in the argument of a function. */
  readonly context: string | undefined;
  /** It may find nothing: behind it is `?` or `//`. */
  readonly isOptional: boolean;
}

/** The paths of a masked expression. */
export function pathsIn(code: string): PathAt[] {
  const start = new RegExp(`(?<![\\w\\])?$]|${text})${path}`, 'g');
  return [...code.matchAll(start)].map((found) => ({
    path: found[0],
    at: found.index,
    context: contextAt(code, found.index),
    isOptional: /^\s*(?:\?|\/\/)/.test(code.slice(found.index + found[0].length)),
  }));
}

function contextAt(code: string, at: number): string | undefined {
  const levels = [{ start: 0, pipe: -1, isCall: false }];
  for (let i = 0; i < at; i++) {
    const letter = code[i] ?? '';
    const level = levels.at(-1);
    if ('([{'.includes(letter))
      levels.push({ start: i + 1, pipe: -1, isCall: /\w$/.test(code.slice(0, i).trimEnd()) });
    else if (')]}'.includes(letter)) levels.pop();
    else if (letter === '|' && level) level.pipe = i;
  }
  if (levels.some(({ isCall }) => isCall)) return undefined;
  const before = levels.flatMap(({ start, pipe }) => (pipe < 0 ? [] : [code.slice(start, pipe).trim()]));
  return before.length === 0 ? '.' : before.map((each) => `(${each})`).join(' | ');
}

/** A step of a path that leads nowhere. */
export interface Missing {
  readonly key: string;
  /** Offset of the key in the path. */
  readonly offset: number;
  /** Part of the path that leads to what the key is asked of; empty for the start. */
  readonly before: string;
  /** What the key is asked of. */
  readonly of: unknown;
}

/**
 * The first key of a path that is not there.
 * @param textOf the text that a letter of masked code is
 */
export function missingIn(
  at: string,
  value: unknown,
  textOf: (letter: string) => unknown,
): Missing | undefined {
  let of = value;
  for (const step of at.matchAll(new RegExp(`\\.([A-Za-z_]\\w*|${text})|\\.?\\[([^\\[\\]]*)\\]`, 'g'))) {
    const [, name, inside] = step;
    const given = (name ?? inside ?? '').trim();
    const key = new RegExp(`^${text}$`).test(given) ? textOf(given) : name;
    if (typeof key === 'string') {
      if (isObject(of) && Object.hasOwn(of, key)) of = of[key];
      else {
        if (of === null || typeof of === 'number' || typeof of === 'boolean') return undefined;
        return { key, offset: step.index + step[0].indexOf(given), before: at.slice(0, step.index), of };
      }
    } else if (given === '' && typeof of === 'object' && of !== null) {
      const [first] = Object.values(of);
      if (first === undefined) return undefined;
      of = first;
    } else if (Array.isArray(of) && /^-?\d+$/.test(given)) of = of.at(Number(given)) ?? null;
    else return undefined;
  }
  return undefined;
}

/** The paths at which a key is, as jq writes them; of a list, its last item. */
export function placesOf(key: string, value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : placesOf(key, value.at(-1), `${at || '.'}[-1]`);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const step = /^[A-Za-z_]\w*$/.test(name) ? `${at}.${name}` : `${at || '.'}[${JSON.stringify(name)}]`;
    return [...(name === key ? [step] : []), ...placesOf(key, inner, step)];
  });
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
