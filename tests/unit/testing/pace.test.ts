import { describe, expect, it } from 'vitest';
import { measurePace, slowness } from '../../../tools/testing/pace.ts';

describe('how slow a machine is', () => {
  it('is the median of the samples beside the reference, so that a stall does not count', () => {
    expect(slowness([30, 20, 900], 20)).toBe(1.5);
  });

  it('leaves out what ran before the code was compiled, where there are enough others', () => {
    const cold = [90, 90, 90, 90, 90];
    expect(slowness([...cold, 10, 10, 10, 10, 10, 10], 20)).toBe(0.5);
    expect(slowness([80, 40, 20], 20)).toBe(2);
  });

  it('is measured while something runs', () => {
    const stop = measurePace();
    const measured = stop();
    expect(measured).toBeGreaterThan(0);
    expect(measured).toBeLessThan(1000);
  });
});
