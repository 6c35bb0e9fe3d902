import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError, ErrorCollector } from '../base/content-error.ts';
import { parseYaml } from '../base/parse.ts';
import { stringKeys } from './string-keys.ts';

export { fill } from '../base/fill.ts';

type Keys = typeof stringKeys;

/** Every sentence of the interface a reader can see or hear. `{name}` in a string is filled in where it is used. */
export type Strings = { readonly [Group in keyof Keys]: { readonly [Key in Keys[Group][number]]: string } };

const text = z.string().min(1);

/** The names are those of `content/i18n/en.yml`, no others, and each has a text that is not empty. */
// Built from the very keys that the type is made of; the compiler loses them in `Object.entries`.
export const stringsSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(stringKeys).map(([group, keys]) => [
      group,
      z.strictObject(Object.fromEntries(keys.map((key) => [key, text]))),
    ]),
  ),
) as unknown as z.ZodType<Strings>;

/** Path of the interface strings of a locale. @param root site folder, or empty for the path below it */
export function stringsFile(root: string, locale: string): string {
  return join(root, `content/i18n/${locale}.yml`);
}

/**
 * Interface strings of a locale.
 * @param root site folder
 * @param original strings of the default locale, whose places `{name}` those of another have, too
 * @throws {ContentError | ContentErrors} naming the file and every missing or unknown key or place
 */
export function readStrings(root: string, locale: string, original?: Strings): Strings {
  const file = stringsFile('', locale);
  let source: string;
  try {
    source = readFileSync(join(root, file), 'utf8');
  } catch {
    throw new ContentError(
      file,
      `no interface strings for locale "${locale}"`,
      'Copy content/i18n/en.yml and translate it',
    );
  }
  const strings = parseYaml(stringsSchema, file, source);
  if (original) comparePlaces(file, strings, original);
  return strings;
}

/** A place that is misspelled would stand on pages as it is, one that is missing would not be filled. */
function comparePlaces(file: string, strings: Strings, original: Strings): void {
  const errors = new ErrorCollector();
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = original;
  for (const [group, texts] of Object.entries(strings)) {
    for (const [key, text] of Object.entries<string>(texts)) {
      const wanted = placesOf(groups[group]?.[key] ?? '');
      const own = placesOf(text);
      if (own !== wanted) {
        const problem = `field "${group}.${key}" has the places ${own || 'none'}, its original ${wanted || 'none'}`;
        errors.add(new ContentError(file, problem, 'Write each in braces as the original has it'));
      }
    }
  }
  errors.throwIfAny();
}

function placesOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
}
