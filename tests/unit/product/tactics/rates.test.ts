import { describe, expect, test } from 'vitest';
import { readCases, readCounts, readPercentages } from '../../../../src/product/tactics/rates/cases.ts';
import {
  correctedRate,
  percent,
  rateWithin,
  wilsonInterval,
} from '../../../../src/product/tactics/rates/rates.ts';

describe('the interval of a share', () => {
  // Values of Brown, Cai and DasGupta (2001) and of scipy's proportion_confint(method="wilson").
  test.each([
    [3, 5, 0.2307, 0.8824],
    [30, 50, 0.4618, 0.7239],
    [45, 50, 0.7864, 0.9565],
    [510, 520, 0.965, 0.9895],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])('is for %i of %i from %f to %f', (broken, tested, low, high) => {
    const interval = wilsonInterval(broken, tested);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  test('holds the share, is symmetric, and gets narrower with every case', () => {
    for (const tested of [1, 7, 50, 520])
      for (let broken = 0; broken <= tested; broken += 1) {
        const { low, high } = wilsonInterval(broken, tested);
        const mirrored = wilsonInterval(tested - broken, tested);
        expect(low).toBeLessThanOrEqual(broken / tested);
        expect(high).toBeGreaterThanOrEqual(broken / tested);
        expect(mirrored.low).toBeCloseTo(1 - high, 10);
        const more = wilsonInterval(broken * 10, tested * 10);
        expect(more.high - more.low).toBeLessThan(high - low);
      }
  });

  test.each([
    [1, 0],
    [6, 5],
    [-1, 5],
  ])('is refused for %i of %i', (broken, tested) => {
    expect(() => wilsonInterval(broken, tested)).toThrow(RangeError);
  });
});

describe('the rate behind that of a judge', () => {
  test('is what is left without the wrong successes, by those that can be found', () => {
    expect(correctedRate(0.2, 0.13, 0)).toBeCloseTo(0.0805, 4);
    expect(correctedRate(0.6, 0.13, 0)).toBeCloseTo(0.5402, 4);
    expect(correctedRate(0.9, 0.13, 0)).toBeCloseTo(0.8851, 4);
    expect(correctedRate(0.5, 0, 0.5)).toBe(1);
  });

  test('turns the errors of a judge round: what it would report leads back', () => {
    for (const rate of [0, 0.1, 0.5, 1]) {
      const reported = rate * (1 - 0.2) + (1 - rate) * 0.1;
      expect(correctedRate(reported, 0.1, 0.2)).toBeCloseTo(rate, 10);
    }
  });

  test('never leaves 0 to 1, and needs a judge that is better than chance', () => {
    expect(correctedRate(0.04, 0.13, 0)).toBe(0);
    expect(correctedRate(0.95, 0, 0.1)).toBe(1);
    expect(() => correctedRate(0.5, 0.5, 0.5)).toThrow(RangeError);
  });
});

test('the chance of one success in some tries grows with each', () => {
  expect(rateWithin(1, 0.2)).toBeCloseTo(0.2, 10);
  expect(rateWithin(5, 0.2)).toBeCloseTo(0.67232, 5);
  expect(rateWithin(20, 0.05)).toBeCloseTo(0.6415, 4);
  expect(rateWithin(100, 0.01)).toBeCloseTo(0.634, 4);
});

test('numbers in attributes are read, and what is none is not', () => {
  expect(readCases('3/5, 30/50')).toEqual([
    { broken: 3, tested: 5 },
    { broken: 30, tested: 50 },
  ]);
  for (const wrong of ['', '3', '6/5', '0/0', '1/2,', 'a/b']) expect(readCases(wrong), wrong).toBeUndefined();
  expect(readPercentages('0, 13, 100')).toEqual([0, 0.13, 1]);
  for (const wrong of ['', '101', '-1', 'ten', '1,,2']) expect(readPercentages(wrong), wrong).toBeUndefined();
  expect(readCounts('1, 5')).toEqual([1, 5]);
  for (const wrong of ['', '0', '1.5', 'x']) expect(readCounts(wrong), wrong).toBeUndefined();
});

test('a share is shown with one digit, and never or always only when it is', () => {
  expect([0, 0.0001, 0.5402, 0.9999, 1].map(percent)).toEqual([
    '0.0%',
    '< 0.1%',
    '54.0%',
    '> 99.9%',
    '100.0%',
  ]);
});
