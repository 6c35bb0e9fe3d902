import { z } from 'zod';
import { provenance } from './provenance.ts';

/**
 * What pages must not say as a fact: what nobody tried (with `settle`), what no source says, and what runs refute. A page
 * that says one of these says in the same place that it is not tried.
 */
export const claimsSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** The claim as a page might make it. */
    statement: z.string().min(1),
    /** What gives it away: words, whatever their case, or a regular expression between slashes. */
    patterns: z.array(z.string().min(3).refine(isPattern, { error: 'is not a regular expression' })).min(1),
    ...provenance,
  }),
);
export type Claim = z.output<typeof claimsSchema>[number];

/**
 * What a pattern of a claim finds. Spaces in it also stand for line breaks.
 * @throws {SyntaxError} when it is not a regular expression
 */
export function claimPattern(pattern: string): RegExp {
  const written = /^\/(.+)\/$/s.exec(pattern)?.[1];
  const source = written ?? pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(source.replaceAll(' ', '\\s+'), 'gis');
}

function isPattern(pattern: string): boolean {
  try {
    return claimPattern(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}
