import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frontMatterSchema, pageTypes, parsePageSource } from '../../../src/site/front-matter.ts';
import { description, expectOneLine, mistakesOf, page } from '../site-folder.ts';

const file = 'content/docs/p.md';
const parse = (source: string) => parsePageSource(file, source);
const mistakes = (fields: Record<string, unknown>) => mistakesOf(() => parse(page(fields)));

describe('front matter', () => {
  it('fills in defaults for everything but title, description and type', () => {
    expect(parse(page({ title: ' Page ' })).frontMatter).toEqual({
      title: 'Page',
      description,
      type: 'index',
      hide_table_of_contents: false,
      toc_min_heading_level: 2,
      toc_max_heading_level: 3,
      draft: false,
      unlisted: false,
    });
  });

  it.each(pageTypes)('accepts the page type %s', (type) => {
    expect(parse(page({ type })).frontMatter.type).toBe(type);
  });

  it.each(['/', '/start', '/category/-api', '/a/b/', '/v0.2', '/a_b~c'])('accepts the slug %s', (slug) => {
    expect(parse(page({ slug })).frontMatter.slug).toBe(slug);
  });

  it('covers the table of contents from level 2 to 3 unless a page says otherwise [2N.15]', () => {
    const { toc_min_heading_level: min, toc_max_heading_level: max } = parse(page()).frontMatter;
    expect([min, max]).toEqual([2, 3]);
    expect(parse(page({ toc_max_heading_level: 4 })).frontMatter.toc_max_heading_level).toBe(4);
  });

  it.each([
    ['sidebar_postion', 'sidebar_position'],
    ['Title', 'title'],
    ['sidebarlabel', 'sidebar_label'],
    ['unlist', 'unlisted'],
    ['hide_table_of_content', 'hide_table_of_contents'],
  ])('says what the unknown field %s was meant to be', async (wrong, right) => {
    expectOneLine(await mistakes({ [wrong]: 1 }), file, `unknown field "${wrong}"`, `Perhaps "${right}"`);
  });

  it('says the line of each mistake, or where the fields begin when one is missing', async () => {
    const lines = await mistakesOf(() =>
      parse(
        `---\r\ntype: index\r\n# a comment\r\nslug: start\r\ndescription: >\r\n  ${description}\r\n---\r\n`,
      ),
    );
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(expect.stringContaining(`${file}: line 4: field "slug" is wrong`));
    expect(lines).toContainEqual(expect.stringContaining(`${file}: line 2: field "title" is missing`));
  });

  it('lists the known fields for an unknown one that is like none of them', async () => {
    const known = Object.keys(frontMatterSchema.shape).join(', ');
    expectOneLine(
      await mistakes({ custom_edit_url: 'x' }),
      file,
      'unknown field "custom_edit_url"',
      `Remove it; known fields: ${known}`,
    );
  });

  it.each(['title', 'description'])('asks for the missing field %s', async (name) => {
    expectOneLine(await mistakes({ [name]: undefined }), file, `field "${name}" is missing`, `Add "${name}"`);
  });

  it.each([
    ['an empty title', { title: '' }, 'title', ''],
    ['a title of blanks', { title: '  ' }, 'title', ''],
    ['a short description', { description: 'Short.' }, 'description', '50 to 170 characters'],
    ['a long description', { description: 'x'.repeat(171) }, 'description', '50 to 170 characters'],
    ['an unknown page type', { type: 'tutorial' }, 'type', '"quickstart"|"how-to"'],
    ['a negative position', { sidebar_position: -1 }, 'sidebar_position', ''],
    ['an unknown group', { sidebar_group: 'guides' }, 'sidebar_group', '"start"|"use"|'],
    ['a relative slug', { slug: 'start' }, 'slug', 'must be an absolute path such as'],
    ['a slug with an empty part', { slug: '/a//b' }, 'slug', 'must be an absolute path such as'],
    ['a slug with a query', { slug: '/a?b' }, 'slug', 'must be an absolute path such as'],
    ['heading level 1 in the table of contents', { toc_min_heading_level: 1 }, 'toc_min_heading_level', '2'],
    ['heading level 7 in the table of contents', { toc_max_heading_level: 7 }, 'toc_max_heading_level', '6'],
  ])('refuses %s and names the field', async (_, fields, name, hint) => {
    expectOneLine(await mistakes(fields), file, `field "${name}" is wrong`, hint, 'Correct the value');
  });

  it.each([
    ['title', 12],
    ['title', ['a']],
    ['draft', 'yes'],
    ['unlisted', 1],
    ['sidebar_position', '1'],
    ['sidebar_position', 1.5],
    ['slug', true],
  ])('says that %s of the wrong type is wrong: %j', async (name, value) => {
    expectOneLine(await mistakes({ [name]: value }), file, `field "${name}" is wrong`, 'Correct the value');
  });

  it('says every mistake of a page, a line each', async () => {
    const lines = await mistakes({ title: '', description: 'x', slug: 'a', colour: 'red' });
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).toMatch(/^content\/docs\/p\.md: .+\.$/);
  });

  it.each([
    ['no front matter', '# Title\n\ntext'],
    ['an opening line only', '---\ntitle: a\n'],
    ['an empty file', ''],
    ['a blank line before it', '\n---\ntitle: a\n---\n'],
  ])('asks for front matter when a page has %s', async (_, source) => {
    expectOneLine(
      await mistakesOf(() => parse(source)),
      file,
      'no front matter',
      'Start the file with "---"',
    );
  });

  it('says in one line that the YAML is broken', async () => {
    const source = '---\ntitle: [a\n---\n';
    expectOneLine(await mistakesOf(() => parse(source)), file, 'not valid YAML', 'line', 'Fix the YAML');
  });

  it('names the line of the file where the YAML is broken', async () => {
    const source = '---\ntitle: a\ntitle: b\n---\n';
    expectOneLine(await mistakesOf(() => parse(source)), file, 'line 3');
  });

  it('reads a page that an editor saved with a byte order mark', () => {
    expect(parse(`\uFEFF${page()}`).frontMatter.title).toBe('Page');
  });

  it('asks for the missing fields of an empty front matter', async () => {
    const lines = await mistakesOf(() => parse('---\n---\ntext\n'));
    expect(lines).toContainEqual(expect.stringContaining('field "title" is missing'));
  });
});

describe('parsePageSource', () => {
  it('says which page types there are when none is given', async () => {
    const lines = await mistakesOf(() => parse(page({ type: undefined })));
    expectOneLine(lines, 'content/docs/p.md', 'field "type" is missing', 'quickstart, how-to');
  });

  it('reads Windows line ends', () => {
    const { frontMatter, body } = parse(page({}, 'one\ntwo').replaceAll('\n', '\r\n'));
    expect(frontMatter.title).toBe('Page');
    expect(body.trim()).toBe('one\ntwo');
  });

  it('ends the front matter at the first line of three dashes, so that a body can hold rules', () => {
    expect(parse(page({}, 'one\n\n---\n\ntwo')).body.trim()).toBe('one\n\n---\n\ntwo');
  });

  it('leaves every line of the body on its own line number', () => {
    const lines = fc.array(fc.string({ unit: fc.constantFrom('a', '-', '#', ' ') }), { maxLength: 6 });
    fc.assert(
      fc.property(lines, fc.boolean(), (body, positioned) => {
        const source = page(positioned ? { sidebar_position: 1 } : {}, body.join('\n'));
        const after = positioned ? 6 : 5;
        expect(parse(source).body.split('\n').slice(after)).toEqual(source.split('\n').slice(after));
      }),
    );
  });

  it('never fails with anything but lines that name the file', async () => {
    const text = fc.string({
      unit: fc.constantFrom('title', 'type', ': ', '- ', '---', '\n', '"', '[', '{', 'x', ' '),
    });
    await fc.assert(
      fc.asyncProperty(text, async (yaml) => {
        const lines = await mistakesOf(() => parse(`---\n${yaml}\n---\ntext`));
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line).toMatch(/^content\/docs\/p\.md: .+\.$/);
      }),
    );
  });
});
