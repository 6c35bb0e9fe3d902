import { RequestError } from './request-error.ts';

/**
 * An object of a body, with where it stands for messages. Fields are read as flat fields have them and as a `params`
 * string has them: numbers, switches and lists may also be texts. `null` counts as absent, and fields that nobody
 * reads are ignored: clients send many.
 */
export interface Fields {
  readonly place: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * The fields of a request: flat ones, and those of `params`, a URL-encoded string of them; a flat field wins.
 * @param place what to call the request in a message
 * @throws {RequestError} when `params` is not text
 */
export function readFields(values: Record<string, unknown>, place: string): Fields {
  const params = readText({ place, values }, 'params') ?? '';
  return { place, values: { ...Object.fromEntries(new URLSearchParams(params)), ...values } };
}

/** Whether a value has fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws {RequestError} when the field is there and is not text */
export function readText({ place, values }: Fields, field: string): string | undefined {
  const value = values[field] ?? undefined;
  if (value === undefined || typeof value === 'string') return value?.toWellFormed();
  throw new RequestError(`${place}${field} must be a string.`);
}

/** @throws {RequestError} when the field is there and is not a whole number between the two */
export function readNumber(
  { place, values }: Fields,
  field: string,
  low: number,
  high: number,
): number | undefined {
  const value = values[field] ?? undefined;
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= low && number <= high)
    return number;
  throw new RequestError(`${place}${field} must be a whole number from ${low} to ${high}.`);
}

/** @throws {RequestError} when the field is there and is neither true nor false */
export function readSwitch({ place, values }: Fields, field: string): boolean | undefined {
  const value = values[field] ?? undefined;
  if (value === undefined || typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new RequestError(`${place}${field} must be true or false.`);
}

/**
 * A list of texts: a list, its JSON, or texts with commas between them.
 * @throws {RequestError} when the field is there and is none of these
 */
export function readList(fields: Fields, field: string): string[] | undefined {
  const value = readJson(fields, field);
  if (value === undefined) return undefined;
  const list = typeof value === 'string' ? value.split(',').filter((item) => item.trim() !== '') : value;
  if (Array.isArray(list) && list.every((item) => typeof item === 'string'))
    return list.map((item) => item.trim());
  throw new RequestError(`${fields.place}${field} must be a list of strings.`);
}

/** The field's value; a text that is the JSON of a list is read. */
export function readJson({ values }: Fields, field: string): unknown {
  const value = values[field] ?? undefined;
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
