import { expect, test } from 'vitest';
import { links } from '../../../checks/links.ts';
import { documentOf, found, siteOf } from './site-of.ts';

const target = documentOf('<h1>Target</h1>');
const from = (body: string, head = '') =>
  siteOf(
    { '/': documentOf(body, head), '/architecture/': target, '/community': target, '/a b': target },
    { 'icon.svg': '<svg></svg>', '404.html': documentOf('<h1>Page Not Found</h1>') },
  );

test.each([
  '<a href="/architecture/">listed with a slash</a>',
  '<a href="/community">listed without a slash</a>',
  '<a href="/community?q=tap#top">query and hash</a>',
  '<a href="community">relative</a>',
  '<a href="https://docs.example/community">absolute</a>',
  '<a href="/a%20b">encoded</a>',
  '<a href="/icon.svg">file</a>',
  '<a href="https://elsewhere.example/nothing">elsewhere</a>',
  '<a href="//elsewhere.example/nothing">elsewhere, same protocol</a>',
  '<a href="mailto:someone@docs.example">mail</a>',
  '<a href="#here">same page</a>',
  '<form action="/community"></form>',
  '<a href="/llms.txt">the list of all pages, which is written after this</a>',
])('[8.13] a link that leads somewhere is fine: %s', (body) => {
  expect(found(links, from(body))).toEqual([]);
});

test.each([
  ['<a href="/nowhere">gone</a>', '/: /nowhere (no such page)'],
  [
    '<a href="https://docs.example/nowhere">gone, absolute</a>',
    '/: https://docs.example/nowhere (no such page)',
  ],
  ['<a href="./notes.md">unresolved Markdown file</a>', '/: ./notes.md (no such file)'],
  ['<form action="/nowhere"></form>', '/: /nowhere (no such page)'],
  ['<form><button formaction="/nowhere">Go</button></form>', '/: /nowhere (no such page)'],
  ['<video poster="/gone.png" src="/icon.svg"></video>', '/: /gone.png (no such file)'],
  ['<object data="/gone.svg"></object>', '/: /gone.svg (no such file)'],
  ['<svg><a xlink:href="/nowhere">old form</a></svg>', '/: /nowhere (no such page)'],
  ['<a href=" /nowhere ">blanks around</a>', '/: /nowhere (no such page)'],
  ['<a href="/nowhere?q=1#a">query and hash</a>', '/: /nowhere?q=1#a (no such page)'],
  [
    '<link rel="preload" as="image" href="/icon.svg" imagesrcset="/icon.svg 1x, /gone.png 2x">',
    '/: /gone.png (no such file)',
  ],
  ['<script src="/gone.js"></script>', '/: /gone.js (no such file)'],
  ['<svg><use href="/gone.svg#x"/></svg>', '/: /gone.svg#x (no such file)'],
  ['<a href="/%E0%A4%A">broken encoding</a>', '/: /%E0%A4%A (not a valid address)'],
  ['<a href="https://">no host</a>', '/: https:// (not a valid address)'],
])('[8.13] a link that leads nowhere is a problem: %s', (body, problem) => {
  expect(found(links, from(body))).toEqual([problem]);
});

test('[8.13] a broken address in the head is a problem', () => {
  const head =
    '<link rel="icon" href="/gone.svg"><link rel="alternate" hreflang="en" href="https://docs.example/gone">';
  expect(found(links, from('', head))).toEqual([
    '/: /gone.svg (no such file)',
    '/: https://docs.example/gone (no such page)',
  ]);
});

test.each([
  ['/architecture', '/architecture/'],
  ['/community/', '/community'],
  ['/community.html', '/community'],
  ['/community/index.html', '/community'],
  ['/architecture/index', '/architecture/'],
])('[2R.17] a link to a page by another form than the listed one is a problem: %s', (href, listed) => {
  const [problem, ...more] = links.find(from(`<a href="${href}">Target</a>`));
  expect(more).toEqual([]);
  expect(problem).toEqual({
    page: '/',
    problem: `${href} (the route is ${listed})`,
    fix: `Link to ${listed}`,
  });
});

test('[8.13] a broken link names the page that was probably meant', () => {
  const [problem] = links.find(from('<a href="/comunity">Community</a>'));
  expect(problem?.fix).toBe('Perhaps /community is meant');
});

test('[8.13] links of a fragment and of the not-found page are checked too, against the site', () => {
  const site = siteOf(
    { '/': target },
    {
      'fragments/sidebar.html': '<ul><li><a href="/gone">x</a></li></ul>',
      '404.html': documentOf('<a href="/off">x</a>'),
    },
  );
  expect(found(links, site)).toEqual([
    '/404.html: /off (no such page)',
    '/fragments/sidebar.html: /gone (no such page)',
  ]);
});

test('a page is checked once, although it is built as two files', () => {
  const site = siteOf({ '/community': documentOf('<a href="/gone">gone</a>') });
  expect(found(links, site)).toEqual(['/community: /gone (no such page)']);
});

test.each(['/old', '/old/', '/old.html', 'https://docs.example/old?q#a'])(
  'a link inside the site to an old path is a problem, with the page to link to: %s',
  (href) => {
    const old = documentOf('<a href="/community">Moved</a>');
    const site = siteOf(
      { '/': documentOf(`<a href="${href}">Community</a>`), '/community': target },
      { 'old/index.html': old, 'old.html': old },
      { redirects: [{ from: '/old', to: '/community' }] },
    );
    expect(links.find(site)).toEqual([
      { page: '/', problem: `${href} (an old path)`, fix: 'Link to /community' },
    ]);
  },
);

test('[8.13] a broken link that resembles no page, and a missing file, say what to do', () => {
  const fixes = (body: string) => links.find(from(body)).map(({ fix }) => fix);
  expect(fixes('<a href="/zzzz">x</a><a href="/zzzz.pdf">y</a><a href="https://">z</a>')).toEqual([
    'Correct the link, or add the page',
    'Correct the address, or add the file',
    'Correct the address',
  ]);
});

test('what lies in a template is no part of the page, what follows it is', () => {
  const body =
    '<template><a href="/gone">x</a><template></template><b id="a"></b></template><a href="/off">y</a>';
  expect(found(links, from(body))).toEqual(['/: /off (no such page)']);
});
