import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseWith, parseYamlText } from '../../../src/base/parse.ts';
import { expectOneLine, mistakesOf } from '../site-folder.ts';

const schema = z.strictObject({
  label: z.string().min(1),
  position: z.int().optional(),
  link: z.strictObject({ slug: z.string() }).optional(),
});

describe('parseWith', () => {
  it('returns the parsed value', () => {
    expect(parseWith(schema, 'x.yml', { label: 'A', position: 2 })).toEqual({ label: 'A', position: 2 });
  });

  it('names a missing field and its type', async () => {
    const lines = await mistakesOf(() => parseWith(schema, 'x.yml', {}));
    expectOneLine(lines, 'x.yml', 'field "label" is missing', 'Add "label" (string)');
  });

  it('names a nested field by its path', async () => {
    const lines = await mistakesOf(() => parseWith(schema, 'x.yml', { label: 'A', link: {} }));
    expectOneLine(lines, 'x.yml', 'field "link.slug" is missing', 'Add "link.slug"');
  });

  it('suggests the field an unknown one was meant to be', async () => {
    const lines = await mistakesOf(() => parseWith(schema, 'x.yml', { label: 'A', positon: 1 }));
    expectOneLine(lines, 'x.yml', 'unknown field "positon"', 'Perhaps "position"');
  });

  it('lists the known fields when none is near', async () => {
    const lines = await mistakesOf(() => parseWith(schema, 'x.yml', { label: 'A', navigation: true }));
    expectOneLine(
      lines,
      'x.yml',
      'unknown field "navigation"',
      'Remove it; known fields: label, position, link',
    );
  });

  it('names an unknown nested field by its path', async () => {
    const lines = await mistakesOf(() =>
      parseWith(schema, 'x.yml', { label: 'A', link: { slug: '/a', to: '/b' } }),
    );
    expectOneLine(lines, 'x.yml', 'unknown field "link.to"', 'Remove it');
  });

  it('says every mistake in a line of its own', async () => {
    const lines = await mistakesOf(() => parseWith(schema, 'x.yml', { label: '', title: 1, tags: 2 }));
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^x\.yml: .+\.$/);
  });

  it('does not suggest a field that has little in common with the unknown one', async () => {
    const { frontMatterSchema } = await import('../../../src/site/front-matter.ts');
    const lines = await mistakesOf(() => parseWith(frontMatterSchema.partial(), 'x.md', { tags: ['a'] }));
    expectOneLine(lines, 'x.md', 'unknown field "tags"', 'Remove it');
  });

  it('says that a value of the wrong type is wrong, not that it is missing', async () => {
    const lines = await mistakesOf(() => parseWith(schema, 'x.yml', { label: 12 }));
    expectOneLine(lines, 'x.yml', 'field "label" is wrong', 'expected string', 'number');
  });

  it('says in words that the file as a whole has the wrong form', async () => {
    const lines = await mistakesOf(() => parseWith(schema, 'x.yml', ['a', 'b']));
    expectOneLine(lines, 'x.yml', 'is not a list of fields (', 'expected object', 'Write one field per line');
  });
});

describe('parseYamlText', () => {
  it('takes an empty text for no fields', () => {
    expect(parseYamlText('x.yml', '# nothing yet\n')).toEqual({});
  });

  it.each([
    ['a bracket that is not closed', 'label: A\nlink: [a', 'line 2'],
    ['a quote that is not closed', "label: A\nother: 'b\n", 'line'],
    ['a field that is given twice', 'label: A\nlabel: B', 'line 2'],
    ['a tab as indentation', 'link:\n\tslug: /a', 'line 2'],
    ['a second colon', 'label: a: b', 'line 1'],
  ])('says in one line where %s stands', async (_, text, place) => {
    expectOneLine(
      await mistakesOf(() => parseYamlText('x.yml', text)),
      'x.yml',
      'not valid YAML',
      place,
      'Fix the YAML',
    );
  });

  it('never fails with anything but one line that names the file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'ab:-[]{}\'"#|>@`\n\t ,?') }), async (text) => {
        const lines = await mistakesOf(() => parseYamlText('x.yml', text));
        expect(lines.length).toBeLessThanOrEqual(1);
        for (const line of lines)
          expect(line).toMatch(/^x\.yml: line \d+: not valid YAML \(.+\)\. Fix the YAML\.$/);
      }),
    );
  });
});
