/* How the bar of a slow navigation moves (rows 4.18, 9.15 to 9.18). Times are in milliseconds, shares from 0 to 1. */

/** A faster navigation has no bar. */
export const delay = 200;

/** Where it begins, so that it can be seen. */
export const start = 0.08;

/** It goes on by itself, by a random part of this, every so often, and never to the end. */
export const trickle = 0.02;
export const every = 800;
export const most = 0.994;

/** Of each move, and of the fading at the end. */
export const speed = 200;

/** Where the bar stands after another step. @param random from 0 to 1 */
export function nextShare(share: number, random: number): number {
  return Math.min(share + random * trickle, most);
}
