import { expect, test } from 'vitest';
import { linkTexts } from '../../../checks/link-texts.ts';
import { documentOf, found, siteOf } from './site-of.ts';

const texts = (link: string) => found(linkTexts, siteOf({ '/': documentOf(link) }));

test.each([
  '<a href="/tactics/">Tactics</a>',
  '<a href="/"><img src="/logo.svg" alt="Home"></a>',
  '<a href="#a" aria-label="Direct link to A"></a>',
  '<h2 id="a">A<a href="#a" aria-labelledby="a"></a></h2>',
  '<a href="/lab/">here is the lab</a>',
  '<a href="/x"><span class="visually-hidden">Settings</span></a>',
  '<a id="place">here</a>',
])('a link text that says where it leads is fine: %s', (link) => {
  expect(texts(link)).toEqual([]);
});

test.each([
  'here',
  'Click  here',
  'see here',
  'this',
  'this page',
  'This link',
  'the link',
  'link',
  'page',
  'more',
  'Read more …',
  'learn more',
  '<b>here</b>.',
])('a link text that says nothing out of context is a problem: %s', (text) => {
  expect(texts(`<a href="/x">${text}</a>`)).toEqual([
    expect.stringContaining('(to /x) says nothing out of context'),
  ]);
});

test.each([
  ['<a href="/x"></a>', '/: the link to /x has no text'],
  ['<h2 id="a">A<a href="#a" aria-labelledby="b"></a></h2>', '/: the link to #a has no text'],
  ['<a href="/x"><svg><path d="M0 0"/></svg></a>', '/: the link to /x has no text'],
  ['<a href="/x"><span aria-hidden="true">Settings</span></a>', '/: the link to /x has no text'],
  ['<a href="/x"><img src="/a.png" alt=""></a>', '/: the link to /x has no text'],
  ['<a href="https://a.example/b">https://a.example/b</a>', '/: "https://a.example/b" is a bare address'],
  ['<a href="https://a.example"><code>www.a.example</code></a>', '/: "www.a.example" is a bare address'],
  [
    '<a href="/x"><span class="a visually-hidden b">go</span>HTTP://a.example</a>',
    '/: "HTTP://a.example" is a bare address',
  ],
  ['<a href="/x" aria-label=" ">more</a>', '/: "more" (to /x) says nothing out of context'],
  ['<a href="/x" aria-label="here">Tactics</a>', '/: "here" (to /x) says nothing out of context'],
])('a link without a text to read is a problem: %s', (link, problem) => {
  expect(texts(link)).toEqual([problem]);
});

test('what only screen readers hear does not make a vague text clear', () => {
  const link = '<a href="/x">here<span class="visually-hidden"> (opens in new tab)</span></a>';
  expect(texts(link)).toEqual(['/: "here" (to /x) says nothing out of context']);
});

test('a fragment is looked at like a page', () => {
  const files = { 'fragments/sidebar.html': '<a href="/x">here</a>' };
  expect(found(linkTexts, siteOf({ '/': documentOf('') }, files))).toEqual([
    '/fragments/sidebar.html: "here" (to /x) says nothing out of context',
  ]);
});
