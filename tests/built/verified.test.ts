import { expect, test } from 'vitest';
import { pageOf } from './site.ts';

test('a page says what it describes, when its examples were checked, and for what', () => {
  const page = pageOf('/quick-start');
  expect(page.text('.verified')).toMatch(
    /^Describes DTX [\d.]+ as installed from PyPI and run\. Examples checked on \w+ \d+, \d{4}: DTX commands \d+ · /,
  );
  const [date = ''] = page.attributes('.verified time', 'dateTime');
  expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(5 * 365 * 24 * 3600 * 1000);
});
