/** Both ends of an interval, as shares from 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Standard deviations on either side of the mean that hold 95% of a normal distribution. */
const normal95 = 1.959964;

/**
 * Wilson's interval of a share: the true shares for which `broken` of `tested` would not be a surprise. Pure.
 * Unlike the usual "± two standard errors", it holds for few cases and for shares near 0 and 1.
 * @throws {RangeError} when nothing was tested, or more was broken than tested
 */
export function wilsonInterval(broken: number, tested: number, deviations = normal95): Interval {
  if (!(tested > 0 && broken >= 0 && broken <= tested))
    throw new RangeError(`${broken} of ${tested} is not a share`);
  const share = broken / tested;
  const square = deviations ** 2;
  const scale = 1 + square / tested;
  const middle = (share + square / (2 * tested)) / scale;
  const half = (deviations / scale) * Math.sqrt((share * (1 - share)) / tested + square / (4 * tested ** 2));
  // Exact at both ends, where rounding would leave a share outside of its own interval.
  return { low: broken === 0 ? 0 : middle - half, high: broken === tested ? 1 : middle + half };
}

/**
 * The rate behind one that a judge reports, by the errors of the judge (Rogan and Gladen). Pure.
 * @param falsePositives share of the harmless answers that the judge calls a success
 * @param falseNegatives share of the successes that the judge misses
 * @returns from 0 to 1; 0 also when the judge reports fewer successes than its errors alone explain
 * @throws {RangeError} for a judge that is no better than chance
 */
export function correctedRate(observed: number, falsePositives: number, falseNegatives: number): number {
  const skill = 1 - falsePositives - falseNegatives;
  if (skill <= 0) throw new RangeError('The judge is no better than chance');
  return Math.min(1, Math.max(0, (observed - falsePositives) / skill));
}

/** Chance of at least one success in `tries` independent tries with the same chance. Pure. */
export function rateWithin(tries: number, rate: number): number {
  return 1 - (1 - rate) ** tries;
}

/** A share as text: `54.0%`. What is neither never nor always is not rounded to it. */
export function percent(share: number): string {
  const text = `${(share * 100).toFixed(1)}%`;
  if (text === '100.0%' && share < 1) return '> 99.9%';
  return text === '0.0%' && share > 0 ? '< 0.1%' : text;
}
