import type { Path } from './source-document.ts';

/** A value and where it is in its document. */
export interface Spot {
  readonly value: unknown;
  readonly path: Path;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a field; undefined without the field, or when it is null. */
export function field(spot: Spot | undefined, ...names: readonly string[]): Spot | undefined {
  let at = spot;
  for (const name of names) {
    if (!isObject(at?.value) || !Object.hasOwn(at.value, name)) return undefined;
    const value = at.value[name];
    if (value === null || value === undefined) return undefined;
    at = { value, path: [...at.path, name] };
  }
  return at;
}

/** Entries of a list; none of anything else. */
export function entries(spot: Spot | undefined): Spot[] {
  return Array.isArray(spot?.value) ? spot.value.map((value, i) => ({ value, path: [...spot.path, i] })) : [];
}

/** Fields of an object; none of anything else. */
export function fields(spot: Spot | undefined): (Spot & { readonly name: string })[] {
  return isObject(spot?.value)
    ? Object.entries(spot.value).map(([name, value]) => ({ name, value, path: [...spot.path, name] }))
    : [];
}

/** The text of a field; undefined when it is missing or something else. */
export function textOf(spot: Spot | undefined, name?: string): string | undefined {
  const value = name === undefined ? spot?.value : field(spot, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Every text in a value, with its place. */
export function textsIn(spot: Spot): (Spot & { readonly value: string })[] {
  if (typeof spot.value === 'string') return [{ value: spot.value, path: spot.path }];
  return [...entries(spot), ...fields(spot)].flatMap(textsIn);
}
