import type { Page } from '@playwright/test';
import { answers } from '../../support/search/fake-host.ts';
import { ask, openDialog, preview, tactic } from './support/dialog.ts';
import { expect, test } from './support/faked-site.ts';

/** A page with every kind of block that a preview tells apart. */
const section = `<main><p>Head of the page</p><div class="prose">
<p>Above</p>
<h2 id="tap limits">Limits of TAP<a class="hash-link" href="#x">#</a></h2>
<p>One <b>two</b>
  three<button>Copy</button><span role="tooltip">Tip</span></p><p> </p>
<nav><p>Elsewhere</p></nav><form><p>Field</p></form><noscript><p>No script</p></noscript><template><p>Later</p></template>
<script>let a</script><style>b {}</style><p class="page-meta">Edit</p><p class="verified">Checked</p>
<details class="toc-mobile"><summary>Contents</summary></details><div class="model-filter"><p>Filter</p></div>
<p><a class="row-link" href="#y">#</a><svg><text>node</text></svg></p>
<p>The <button aria-describedby="d">term</button></p><details><summary>Closed</summary><p>Inside</p></details>
<figure><figcaption>Caption</figcaption></figure><blockquote>Quote</blockquote>
<ul><li>Item<ul><li>Inner</li></ul></li></ul>
<dl><dt>Term</dt><dd>Meaning</dd></dl>
<pre><code><span class="l">a = 1\n</span><span class="l">b = 2</span></code></pre><pre>plain\n</pre>
<table><thead><tr><th>Name</th><th> Value </th></tr></thead>
<tbody><tr><td>x<p>y</p></td><td>1</td></tr><tr id="row"><td>z</td><td></td></tr></tbody></table>
<h3>Deeper</h3><p>Last</p>
<h2>Next</h2><p>Beyond</p>
<h2 id="many">Many</h2>${'<p>More</p>'.repeat(50)}
</div></main>`;

/** Kinds and texts of the blocks in the preview. */
const outline = (page: Page): Promise<string[]> =>
  preview(page).evaluate((pane) =>
    [...pane.children].map((block) => {
      if (block instanceof HTMLPreElement) return `code: ${block.textContent}`;
      if (block instanceof HTMLParagraphElement) return `${block.dataset.kind}: ${block.textContent}`;
      const cells = [...block.children].map((cell) => [...cell.children].map((part) => part.textContent));
      return `row: ${cells.map((cell) => cell.join('=')).join(', ')}`;
    }),
  );

test('the preview is the text of a section: from its heading, row or term to the next heading, frame left out', async ({
  page,
  site,
}) => {
  await openDialog(page, `${site.url}/only`);
  await page.route('**/section', (route) => route.fulfill({ contentType: 'text/html', body: section }));
  const previewed = async (hash: string, blocks: readonly string[]) => {
    site.first.behave(answers({ hits: [tactic(hash, { url: `/section#${hash}` })] }));
    await ask(page, `of ${hash}`);
    await expect.poll(() => outline(page), hash).toEqual(blocks);
  };
  await previewed('tap%20limits', [
    'heading: Limits of TAP',
    'paragraph: One two three',
    'paragraph: The term',
    'paragraph: Closed',
    'paragraph: Inside',
    'paragraph: Caption',
    'paragraph: Quote',
    'item: Item',
    'item: Inner',
    'term: Term',
    'paragraph: Meaning',
    'code: a = 1\nb = 2',
    'code: plain',
    'row: Name=x y, Value=1',
    'row: Name=z',
    'heading: Deeper',
    'paragraph: Last',
  ]);
  await previewed('row', ['row: Name=z']);
  await previewed('no-such-place', ['paragraph: Above']);
  await previewed('many', ['heading: Many', ...Array(39).fill('paragraph: More')]);
});
