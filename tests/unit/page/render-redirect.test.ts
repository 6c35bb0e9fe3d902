import { createHash } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { renderRedirect } from '../../../src/page/redirect/render-redirect.tsx';
import { page, siteOf } from '../site-folder.ts';

const all = (html: string, selector: string, property: string) =>
  selectAll(selector, fromHtml(html, { fragment: true })).map(({ properties }) => properties[property]);
const refreshOf = (head: string) => head.match(/http-equiv="refresh" content="[^"]*"/g);

test('the page at an old path leads to a place in a page, and names the page alone as its address', async () => {
  const site = await siteOf({ 'guide.md': page({ title: 'Guide' }, '## Limits\n') });
  const { head, body } = renderRedirect(site, { from: '/limits', to: '/guide#limits' });
  expect(all(head, '[rel=canonical]', 'href')).toEqual(['https://docs.example.org/guide']);
  expect(refreshOf(head)).toEqual(['http-equiv="refresh" content="0; url=/guide#limits"']);
  expect(head).toMatch(/<noscript><meta http-equiv="refresh"[^>]*><\/noscript>/);
  expect(all(head, 'meta[name=robots]', 'content')).toEqual(['noindex, follow']);
  expect(all(head, 'meta[name=viewport]', 'content')).toEqual(['width=device-width, initial-scale=1']);
  expect(all(body, 'a', 'href')).toEqual(['/guide#limits']);
});

test('a reader without script is led to an address with every letter written as addresses have it', async () => {
  const { head } = renderRedirect(await siteOf({}), { from: '/a', to: '/guía#límites' });
  expect(refreshOf(head)).toEqual(['http-equiv="refresh" content="0; url=/gu%C3%ADa#l%C3%ADmites"']);
});

test('its policy allows its own script and style, which stand in it', async () => {
  const { head } = renderRedirect(await siteOf({}), { from: '/a', to: '/' });
  const tree = fromHtml(head, { fragment: true });
  const policy = String(select('meta[http-equiv=content-security-policy]', tree)?.properties.content);
  const inline = selectAll('script, style', tree);
  expect(inline.map(({ tagName }) => tagName)).toEqual(['script', 'style']);
  for (const each of inline)
    expect(policy).toContain(createHash('sha256').update(textOf(each)).digest('base64'));
});
