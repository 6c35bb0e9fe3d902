import { parseDocument } from 'yaml';
import { z } from 'zod';

/** The file that the names of strings are taken from. */
export const stringsSource = 'content/i18n/en.yml';

/** What is written from it. */
export const stringKeysFile = 'src/site/string-keys.ts';

const groupsSchema = z.record(z.string(), z.record(z.string().regex(/^\w+$/), z.string()));

/**
 * Text of the module that names all strings, by group.
 * @param yaml text of `content/i18n/en.yml`
 * @throws {Error} something in it is not a text in a group
 */
export function stringKeysModule(yaml: string): string {
  const { data, error } = groupsSchema.safeParse(parseDocument(yaml).toJS());
  if (error)
    throw new Error(`${stringsSource}: "${error.issues[0]?.path.join('.')}" is not a text in a group.`);
  const names = (texts: object) =>
    Object.keys(texts)
      .map((name) => `'${name}'`)
      .join(', ');
  return [
    `/** Names of the interface strings, by group. Written by "npm run strings" from ${stringsSource}. */`,
    'export const stringKeys = {',
    ...Object.entries(data).map(([group, texts]) => `  ${group}: [${names(texts)}],`),
    '} as const;',
    '',
  ].join('\n');
}
