import { expect, test } from 'vitest';
import { renderComfortsFragment } from '../../../src/page/render.tsx';
import { sentPage } from '../../support/sent-page.ts';
import { configFile, page, siteOf } from '../site-folder.ts';

/** What comforts draw of a site with these words in its configuration. */
async function comforts(options: Parameters<typeof configFile>[0] = {}) {
  const { editions } = await siteOf({ 'lab.md': page() }, { 'site.config.ts': configFile(options) });
  const [edition] = editions;
  if (!edition) throw new Error('the site has no edition');
  return sentPage(renderComfortsFragment(edition));
}

test('[2T.20] no assistant is named unless the site does', async () => {
  const drawn = await comforts();
  expect(drawn.texts('.page-menu > *')).toEqual(['Copy as Markdown']);
});

test('[2T.20] an assistant that the site names is a link without an address until a page asks for it', async () => {
  const drawn = await comforts({
    assistants: [{ name: 'Helper', url: 'https://helper.example/new?q={prompt}' }],
  });
  expect(drawn.texts('.page-menu > a')).toEqual(['Open in Helper']);
  expect(drawn.attributes('.page-menu > a', 'href')).toEqual([undefined]);
});
