import { expect, test } from 'vitest';
import { pageOf } from './site.ts';

test.each(['/tactics/crescendo', '/architecture/plugins', '/es/'])(
  'a heading and the link in it are called by the text of the heading alone: %s',
  (route) => {
    const page = pageOf(route);
    const ids = page.attributes('.prose :is(h2, h3, h4):has(> .hash-link)', 'id');
    expect(ids.length).toBeGreaterThan(2);
    expect(page.attributes('.prose :is(h2, h3, h4):has(> .hash-link)', 'ariaLabelledBy')).toEqual(ids);
    expect(page.attributes('.prose .hash-link', 'ariaLabelledBy')).toEqual(ids);
  },
);

test('the header of a row is called by its name, without the link and the note in it', () => {
  const names = pageOf('/architecture/plugins').attributes('.model-table th[scope=row]', 'ariaLabel');
  expect(names).toContain('AITG-APP-12');
  expect(names).toContain('defense_bypass:prompt_injection:text_flipping');
  expect(pageOf('/installation/docker').attributes('th[scope=row]', 'ariaLabel')).toContain('-o, --output');
});
