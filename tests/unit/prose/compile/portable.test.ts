import { describe, expect, it } from 'vitest';
import { knownComponents } from '../../../../src/prose/components-known.ts';
import { expectOneLine } from '../../site-folder.ts';
import { htmlOf, mistakesIn } from './compiled.ts';

const md = 'content/docs/p.md';
const mdx = 'content/docs/p.mdx';
const mistakesInMdx = (body: string) => mistakesIn(body, { file: 'p.mdx' });

describe('a Markdown page', () => {
  it.each([
    ['# Title', 'line 6: '],
    ['Text\n\n# Title', 'line 8: '],
    ['Title\n=====', 'line 6: '],
    ['> # Title', 'line 6: '],
  ])('cannot have a second h1: %j', async (body, line) => {
    expectOneLine(await mistakesIn(body), md, `${line}a second h1`, 'The title is the h1; start with "##"');
  });

  it.each([
    ['Press <kbd>K</kbd>.', 'line 6: ', '<kbd>', 'Put the key between backticks'],
    ['Text\n\n<div>\nText\n</div>', 'line 8: ', '<div>', 'Use Markdown, a directive, or inline code'],
    ['one<br>two', 'line 6: ', '<br>', 'Start a new paragraph'],
    ['Text\n\n- <img src="a.png">', 'line 8: ', '<img>', 'Write ![what it shows](./name.png)'],
    ['Text\n\n<SCRIPT>alert(1)</SCRIPT>', 'line 8: ', '<SCRIPT>', 'Use Markdown'],
    ['The file <NAME>.yml', 'line 6: ', '<NAME>', 'inline code'],
    ['a</b>', 'line 6: ', '</b>', 'Write **text**'],
    ['<!-- a\nb\n-->\n<p>Text</p>', 'line 9: ', '<p>', 'Use Markdown'],
    ['<!-- not closed\nText', 'line 6: ', '<!-- not closed', 'Use Markdown'],
    ['<!-- a note that is not closed', 'line 6: ', '<!-- a note that is ', 'Use Markdown'],
  ])('cannot have raw HTML, which is named with its line: %j', async (body, line, tag, fix) => {
    expectOneLine(await mistakesIn(body), md, `${line}HTML is not rendered: ${tag}. `, fix);
  });

  it('can have comments, which are not published', async () => {
    expect(await htmlOf('<!-- note\nto self -->\n\nText <!-- more -->')).toBe('<p>Text </p>');
  });

  it('cannot hide raw HTML between two comments', async () => {
    expectOneLine(await mistakesIn('<!-- a --> <b>Text</b> <!-- b -->'), md, 'line 6: HTML is not rendered');
  });

  it('shows braces and JSX-like words in code as they are', async () => {
    expect(await htmlOf('`<Foo/>` and `{x}` and {y}')).toBe(
      '<p><code>&lt;Foo/&gt;</code> and <code>{x}</code> and {y}</p>',
    );
  });
});

describe('an MDX page', () => {
  it.each(knownComponents)('can use the component %s', async (name) => {
    expect(await mistakesInMdx(`<${name} />`)).toEqual([]);
  });

  it.each([
    ['<Foo />', 'Foo', 'line 6: '],
    ['Text with <Badge>new</Badge>.', 'Badge', 'line 6: '],
    ['Text\n\n<Homehero />', 'Homehero', 'line 8: '],
    ['Text\n\n<Foo.Bar />', 'Foo.Bar', 'line 8: '],
  ])('cannot use a component that does not exist: %j', async (body, name, line) => {
    const known = `Known: ${knownComponents.join(', ')}`;
    expectOneLine(await mistakesInMdx(body), mdx, `${line}component "${name}" does not exist`, known);
  });

  it.each(['import Foo from "./Foo.tsx"', 'export const x = 1', 'export default () => null'])(
    'cannot import or export: %s',
    async (statement) => {
      const lines = await mistakesInMdx(`Text\n\n${statement}\n`);
      expectOneLine(
        lines,
        mdx,
        'line 8: import and export are not supported',
        'Components are available by name',
      );
    },
  );

  it.each([
    ['a brace that is not closed', 'Text\n\n{x', 'line 8: '],
    ['a tag that is not closed', 'Text\n\n<HomeHero', 'line 8: '],
    ['a comment of HTML', 'Text\n\n<!-- x -->', 'line 8: '],
    ['an expression that is not a JavaScript', 'Text\n\n{a b}', 'line 8: '],
  ])('names the line of %s', async (_, body, line) => {
    const lines = await mistakesInMdx(body);
    expectOneLine(lines, mdx, line, 'Correct the Markdown');
  });

  it('follows the rules of Markdown pages', async () => {
    expectOneLine(await mistakesInMdx('# Title'), mdx, 'line 6: a second h1');
    expectOneLine(await mistakesInMdx(':::nota\nText\n:::'), mdx, 'line 6: unknown directive ":::nota"');
    expectOneLine(
      await mistakesInMdx('```pyhton\nx\n```'),
      mdx,
      'line 6: code language "pyhton" is not known',
    );
  });

  it('cannot have a second h1 as an element', async () => {
    expectOneLine(await mistakesInMdx('<h1>Title</h1>'), mdx, 'line 6: ', 'h1');
  });
});
