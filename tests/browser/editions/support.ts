import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Strings, stringsSchema } from '../../../src/site/strings.ts';
import {
  commitFixture,
  copyFixture,
  project,
  type RunningSite,
  serveFixture,
} from '../support/fixture-site.ts';
import { test as base } from '../support/shell.ts';

export { expect, expectSameDocument, gate, markDocument, navbar, stored } from '../support/shell.ts';

/** Tests on the fixture with three versions in four languages, each language with its own strings. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const root = copyFixture('editions', ['en', 'de', 'ja', 'ar'], 'own');
      // The workers of nginx may be another user.
      chmodSync(root, 0o755);
      // So that its pages have a day of their last change.
      commitFixture(root);
      const site = await serveFixture(root);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Interface strings of a language. */
export function stringsOf(locale: string): Strings {
  return stringsSchema.parse(parse(readFileSync(join(project, `content/i18n/${locale}.yml`), 'utf8')));
}
