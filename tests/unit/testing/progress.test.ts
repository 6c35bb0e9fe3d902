import { describe, expect, it } from 'vitest';
import { duration, Progress } from '../../../tools/testing/progress.ts';

describe('how far tests are', () => {
  it('is told every 15 seconds, with what failed', () => {
    const begin = Date.now();
    const progress = new Progress(40, 'files of unit tests');
    expect(progress.add(false, begin + 1_000)).toBeUndefined();
    expect(progress.add(false, begin + 15_100)).toMatch(/^… 2 of 40 files of unit tests, after 0:15$/);
    expect(progress.add(true, begin + 16_000)).toBeUndefined();
    expect(progress.add(false, begin + 75_100)).toMatch(/^… 4 of 40 .*, 1 failed, after 1:15$/);
  });

  it.each([
    [400, '0:00'],
    [59_400, '0:59'],
    [59_600, '1:00'],
    [605_000, '10:05'],
  ])('%i ms are %s', (milliseconds, text) => {
    expect(duration(milliseconds)).toBe(text);
  });
});
