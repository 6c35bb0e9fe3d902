import { expect, it } from 'vitest';
import { ContentError } from '../../../src/base/content-error.ts';
import { readableError } from '../../../tools/readable-error.ts';

it('a mistake of an author is its line, a defect of the site is told whole', () => {
  expect(readableError(new ContentError('a.md', 'wrong', 'Correct it'))).toMatch(/^a\.md: wrong.*Correct it/);
  expect(readableError(new Error('defect'))).toMatch(/^Error: defect\n\s+at /);
  expect(readableError('text')).toBe('text');
});

it('a full disk is one line that says what to do', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(readableError(full)).toMatch(/^The disk is full\. Free some space and run the command again/);
});
