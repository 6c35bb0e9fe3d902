import { expect, test } from 'vitest';
import { headings } from '../../../checks/headings.ts';
import { documentOf, found, siteOf } from './site-of.ts';

const outline = (body: string) => found(headings, siteOf({ '/': documentOf(body) }));

test.each([
  '<main><h1>Title</h1><h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2></main>',
  '<nav><h2>Before</h2></nav><main><h1>Title</h1></main><footer><h3>Docs</h3></footer>',
  '<main><h1>Title</h1><h2>A<a href="#a" aria-label="Direct link to A"></a></h2></main>',
  '<main><h1>Title</h1><h2 id="a">A<a href="#a" aria-labelledby="a"></a></h2></main>',
  '<main><h1><img src="/logo.svg" alt="DTX"></h1></main>',
  '<main><h1>A</h1><h2>B</h2><h3>Usage</h3><h2>C</h2><h3>Usage</h3></main>',
  '<nav><h2>Same</h2></nav><main><h1>A</h1><h2>Same</h2></main>',
  '<main><h1>A</h1><h2>B<img src="/b.svg" alt="1"></h2><h2>B<img src="/b.svg" alt="2"></h2></main>',
])('an outline with one h1 and no gap is fine: %s', (body) => {
  expect(outline(body)).toEqual([]);
});

test.each([
  ['<main><h2>A</h2></main>', ['/: no h1', '/: "A" is an h2, the first of the page']],
  ['<main><h1>A</h1><h1>B</h1></main>', ['/: 2 h1: "A", "B"']],
  ['<header><h1>A</h1></header><main><h1>B</h1></main>', ['/: 2 h1: "A", "B"']],
  ['<main><h1>A</h1><h3>B</h3></main>', ['/: "B" is an h3, after an h1']],
  ['<main><h1>A</h1><h2>B</h2><h4>C</h4><h5>D</h5></main>', ['/: "C" is an h4, after an h2']],
  ['<main><h1>A</h1><h2> </h2></main>', ['/: an empty h2']],
  ['<main><h1>A</h1><h2></h2><h2></h2></main>', ['/: an empty h2', '/: an empty h2']],
  ['<main><h1>A</h1></main><footer><h6></h6></footer>', ['/: an empty h6']],
  [
    '<main><h1>A</h1><h2><a href="/b" aria-label="B">b</a></h2><h2>B</h2></main>',
    ['/: "B" is the heading of two sections'],
  ],
  ['<main><h1>A</h1><h2>B</h2><h2>C</h2><h2>B</h2></main>', ['/: "B" is the heading of two sections']],
  [
    '<main><h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h3>C</h3></main>',
    ['/: "C" is the heading of two sections'],
  ],
  ['<main><h1>A</h1><h2><a href="#a" aria-label="Direct link to"></a></h2></main>', ['/: an empty h2']],
])('a page whose headings form no outline is a problem: %s', (body, problems) => {
  expect(outline(body)).toEqual(problems);
});
