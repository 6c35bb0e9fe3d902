import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Strings, stringsSchema } from '../../../src/site/strings.ts';
import { project } from '../support/fixture-site.ts';
import { testInTurnOn } from '../support/shell.ts';

export { expect, expectSameDocument, gate, markDocument, navbar, stored } from '../support/shell.ts';

/** Tests on the fixture with three versions in four languages, each language with its own strings. */
export const test = testInTurnOn('editions');

/** Interface strings of a language. */
export function stringsOf(locale: string): Strings {
  return stringsSchema.parse(parse(readFileSync(join(project, `content/i18n/${locale}.yml`), 'utf8')));
}
