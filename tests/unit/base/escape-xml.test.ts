import { expect, test } from 'vitest';
import { escapeXml } from '../../../src/base/escape-xml.ts';

test('every sign that means something in XML is written as a reference', () => {
  expect(escapeXml(`a & b < c > d " e ' f`)).toBe('a &#38; b &#60; c &#62; d &#34; e &#39; f');
  expect(escapeXml('&amp;')).toBe('&#38;amp;');
});
