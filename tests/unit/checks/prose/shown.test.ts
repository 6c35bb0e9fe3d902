import { expect, test } from 'vitest';
import { shown } from '../../../../checks/prose/shown.ts';
import { readPageSource } from '../../../../checks/source/page-source.ts';
import { realProduct, siteWithProduct } from '../../product/product-folder.ts';
import { page } from '../../site-folder.ts';

/** What the check says of a site with one page. */
async function linesIn(body: string): Promise<string[]> {
  const site = await siteWithProduct({ 'p.md': `${page()}${body}` });
  const sources = site.pages.flatMap((each) => (each.kind === 'doc' ? [readPageSource(each)] : []));
  return (await shown.find(sources, site)).map(({ message }) => message);
}

const { messages, 'known-issues': issues } = realProduct();
const all = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join(',');

test('a page that shows every known issue and message leaves nothing to say', async () => {
  const body = `\n::messages{ids="${all(messages)}"}\n\n::known-issues{ids="${all(issues)}"}\n`;
  expect(await linesIn(body)).toEqual([]);
});

test('an entry that only the list of all shows is an error that names its file and the way to fix it', async () => {
  const others = messages.filter(({ id }) => id !== 'jq-error');
  const body = `\n::messages\n\n::messages{ids="${all(others)}"}\n\n::known-issues{ids="${all(issues)}"}\n`;
  expect(await linesIn(body)).toEqual([
    'content/product/messages.yml: jq-error: no page shows it where a reader runs into it. Write ::messages{ids="jq-error"} on that page.',
  ]);
});
