import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { renderRedirect } from '../../../src/page/redirect/render-redirect.tsx';
import { page, siteOf } from '../site-folder.ts';

test('the page at an old path leads to a place in a page, and names the page alone as its address', async () => {
  const site = await siteOf({ 'guide.md': page({ title: 'Guide' }, '## Limits\n') });
  const { head, body } = renderRedirect(site, { from: '/limits', to: '/guide#limits' });
  const all = (html: string, selector: string, property: string) =>
    selectAll(selector, fromHtml(html, { fragment: true })).map(({ properties }) => properties[property]);
  expect(all(head, '[rel=canonical]', 'href')).toEqual(['https://docs.example.org/guide']);
  expect(head.match(/http-equiv="refresh" content="[^"]*"/g)).toEqual([
    'http-equiv="refresh" content="0; url=/guide#limits"',
  ]);
  expect(all(head, 'meta[name=robots]', 'content')).toEqual(['noindex, follow']);
  expect(all(body, 'a', 'href')).toEqual(['/guide#limits']);
});
