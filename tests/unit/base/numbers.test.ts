import { expect, test, vi } from 'vitest';
import { dayIn } from '../../../src/base/numbers.ts';
import { countText } from '../../../src/search/ui/count-text.ts';

test.each([
  ['en', '1,234'],
  ['de', '1.234'],
  ['pt-BR', '1.234'],
  // Left to itself, this one has digits of its own.
  ['ar-EG', '1,234'],
  ['', '1,234'],
])('a count on a page in "%s" is %s', (lang, text) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  expect(countText(1234)).toBe(text);
});

test.each([
  ['de', '29. Februar 2024'],
  ['ja', '2024年2月29日'],
  ['ar-EG', '29 فبراير 2024'],
])('a day in "%s" is %s', (language, text) => {
  // Wherever the site is built.
  for (const zone of ['America/New_York', 'Asia/Tokyo']) {
    vi.stubEnv('TZ', zone);
    expect(new Date('2024-02-29T12:00:00Z').getHours()).not.toBe(12);
    expect(dayIn(language, new Date('2024-02-29T23:59:00Z'))).toBe(text);
    expect(dayIn(language, new Date('2024-02-29T00:01:00Z'))).toBe(text);
  }
});
