/** How the bar of a slow navigation moves (rows 4.18, 9.15 to 9.18). Times are in milliseconds, shares from 0 to 1. */
export const progress = {
  /** A faster navigation has no bar. */
  delay: 200,
  /** Where it begins, so that it can be seen. */
  start: 0.08,
  /** It goes on by itself, by a random part of this, every so often, and never to the end. */
  trickle: 0.02,
  every: 800,
  most: 0.994,
  /** Of each move, and of the fading at the end. */
  speed: 200,
} as const;

/** Where the bar stands after another step. @param random from 0 to 1 */
export function nextShare(share: number, random: number): number {
  return Math.min(share + random * progress.trickle, progress.most);
}
