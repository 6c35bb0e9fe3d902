import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as progress from '../../../src/navigation/progress.ts';

describe('the progress of a navigation', () => {
  it('begins at 0.08 after 200 ms and goes on by up to 0.02 every 800 ms [9.15] [9.16] [9.17] [9.18]', () => {
    expect(progress).toMatchObject({ start: 0.08, delay: 200, trickle: 0.02, every: 800, speed: 200 });
    expect(progress.nextShare(progress.start, 0.5)).toBeCloseTo(0.09);
  });

  it('never goes back, and never to the end [9.16]', () => {
    const random = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(random, { maxLength: 200 }), (steps) => {
        let share: number = progress.start;
        for (const step of steps) {
          const next = progress.nextShare(share, step);
          expect(next).toBeGreaterThanOrEqual(share);
          expect(next).toBeLessThanOrEqual(0.994);
          share = next;
        }
      }),
    );
  });
});
