import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectedSite, readBuiltSite } from '../../../../../checks/built-site.ts';
import type { Site } from '../../../../../src/site/site.ts';
import { writeDiscovery } from '../../../../../tools/build/discovery.ts';
import { pageTwin } from '../../../../../tools/build/page-twin.ts';
import { writeTwins } from '../../../../../tools/build/twins.ts';
import { siteWithProduct } from '../../../product/product-folder.ts';
import { folder, page, siteOf } from '../../../site-folder.ts';

const docs = {
  'index.md': page({ title: 'Home' }),
  'tactics/autodan.md': page({ title: 'AutoDAN' }),
  'tactics/tap.md': page({ title: 'TAP' }),
};
const html = (title: string) =>
  `<main><article><div class="prose"><h1>${title}</h1><p>Text.</p></div></article></main>`;

/** The list for programs of a built site. */
async function listOf(site: Site): Promise<string> {
  const root = folder(
    Object.fromEntries(
      site.pages.map(({ path, title }) => [join(path, 'index.html').slice(1), html(title)] as const),
    ),
  );
  await writeTwins(root, site, readBuiltSite(root, expectedSite(site)), undefined);
  writeDiscovery(root, site, readBuiltSite(root, expectedSite(site)));
  return readFileSync(join(root, 'llms.txt'), 'utf8');
}

test('the list for programs says the state of the tool, and which pages are about what is broken', async () => {
  const list = await listOf(await siteWithProduct(docs));
  expect(list).toContain(
    '\nNewest release: DTX 0.34.0, September 12, 2025. No declared license: ask before company use. ' +
      'Python 3.11 to 3.13. [A green run can mean that nothing was tested.](/redteam/green.md) ' +
      '[Is DTX right for you?](/about.md)\n',
  );
  expect(list).toContain('[AutoDAN (Broken in 0.34.0)](/tactics/autodan.md)');
  expect(list).toContain('[TAP](/tactics/tap.md)');
});

test('the list of a site about something else says nothing of it', async () => {
  expect(await listOf(await siteOf(docs))).not.toMatch(/release|[Bb]roken/);
});

test('the Markdown of a page about what is broken says so in its title', async () => {
  const site = await siteWithProduct(docs);
  const titleOf = (route: string) => {
    const found = site.find(route);
    return found && /^title: (.*)$/m.exec(pageTwin(site, found, html(found.title)) ?? '')?.[1];
  };
  expect(titleOf('/tactics/autodan')).toMatch(/^"?AutoDAN \(Broken in 0\.34\.0\)"?$/);
  expect(titleOf('/tactics/tap')).toMatch(/^"?TAP"?$/);
});
