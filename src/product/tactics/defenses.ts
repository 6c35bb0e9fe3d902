import { z } from 'zod';

const text = z.string().min(1);

/**
 * What is known of a measure.
 * - `tested`: a source measured that it helps against this attack
 * - `plausible`: it follows from how the attack works; no measurement was read
 * - `contested`: a source measured that the attack gets past it, wholly, in part, or on some models
 */
export const supports = ['tested', 'plausible', 'contested'] as const;
export type Support = (typeof supports)[number];

/** A measure against an attack, with what speaks for it. */
export const defenseSchema = z
  .strictObject({
    /** A few words: `Moderate the answer`. */
    measure: text,
    /** What to do, and which step of the attack it breaks. */
    how: text,
    support: z.enum(supports),
    /** What was measured. */
    finding: text.optional(),
    /** Who measured it. */
    source: z.array(text).min(1).optional(),
  })
  .refine(({ support, finding, source }) => (support === 'plausible') === !(finding && source), {
    message: 'A measure has "finding" and "source" unless it is "plausible", and neither then',
  });
export type Defense = z.output<typeof defenseSchema>;
