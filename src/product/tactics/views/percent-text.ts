import type { Result } from '../../publications.ts';

/** `about 98%`; undefined for a result that is not a percentage. */
export function percentText({ percent, qualifier }: Result): string | undefined {
  if (percent === undefined) return undefined;
  return qualifier ? `${qualifier} ${percent}%` : `${percent}%`;
}
