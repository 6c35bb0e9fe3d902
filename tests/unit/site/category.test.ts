import { describe, expect, it } from 'vitest';
import { categorySchema, categoryTranslationSchema } from '../../../src/site/category.ts';
import { description, expectOneLine, mistakesOf, page, siteOf } from '../site-folder.ts';

const file = 'content/docs/guides/_category_.yml';
const mistakes = (yaml: string) =>
  mistakesOf(() => siteOf({ 'guides/a.md': page(), 'guides/_category_.yml': yaml }));

describe('_category_.yml', () => {
  it('needs only a label', () => {
    expect(categorySchema.parse({ label: ' Guides ' })).toEqual({ label: 'Guides' });
  });

  it('accepts everything docs/writing.md describes', () => {
    const link = { type: 'generated-index', slug: '/category/-api' };
    const category = { label: '🔌 API', position: 3, description, link };
    expect(categorySchema.parse(category)).toEqual(category);
  });

  it.each([
    ['no label', 'position: 1', 'field "label" is missing', 'Add "label"'],
    ['an empty label', 'label: ""', 'field "label" is wrong', 'Correct the value'],
    ['a misspelt field', 'label: A\npostion: 1', 'unknown field "postion"', 'Perhaps "position"'],
    ['a short description', 'label: A\ndescription: x', 'field "description" is wrong', 'Correct the value'],
    [
      'a relative slug',
      'label: A\nlink: {type: generated-index, slug: a}',
      'field "link.slug" is wrong',
      'such as /category/name',
    ],
    [
      'another kind of link',
      'label: A\nlink: {type: doc, slug: /a}',
      'field "link.type" is wrong',
      '"generated-index"',
    ],
    [
      'a link without a slug',
      'label: A\nlink: {type: generated-index}',
      'field "link.slug" is missing',
      'Add "link.slug"',
    ],
    ['broken YAML', 'label: A\nlink: {type', 'not valid YAML', 'line 2'],
  ])('with %s is one line with field and fix', async (_, yaml, problem, fix) => {
    expectOneLine(await mistakes(yaml), file, problem, fix);
  });

  it.each([
    ['description', 'a'.repeat(49), false],
    ['description', 'a'.repeat(50), true],
    ['description', 'a'.repeat(170), true],
    ['description', 'a'.repeat(171), false],
    ['position', 0, true],
    ['position', -1, false],
    ['position', 1.5, false],
  ])('takes a %s of %s: %s', (field, value, fine) => {
    expect(categorySchema.safeParse({ label: 'A', [field]: value }).success).toBe(fine);
  });

  it('of a translation has words only, and needs fewer of them', () => {
    const takes = (fields: object) => categoryTranslationSchema.safeParse({ label: 'A', ...fields }).success;
    expect(takes({ description: 'a'.repeat(20) })).toBe(true);
    expect(takes({ description: 'a'.repeat(19) })).toBe(false);
    expect(takes({ description: 'a'.repeat(171) })).toBe(false);
    expect(takes({ position: 1 })).toBe(false);
    expect(takes({ label: ' ' })).toBe(false);
  });

  it('says that a position of the wrong type is wrong', async () => {
    expectOneLine(await mistakes('label: A\nposition: first'), file, 'field "position" is wrong');
  });
});
