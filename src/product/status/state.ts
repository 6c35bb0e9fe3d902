import { z } from 'zod';

/**
 * Whether a command, agent, attack or dataset does what it is for, in the version that these docs describe:
 * it works, works with care (what to watch is in `why`), or is broken.
 */
export const states = ['works', 'works with care', 'broken'] as const;
export type StateName = (typeof states)[number];

export const stateSchema = z
  .strictObject({
    is: z.enum(states),
    /** One sentence, backticks are code: what to watch, or what happens instead. */
    why: z.string().min(1).optional(),
  })
  .refine(({ is, why }) => is === 'works' || why !== undefined, {
    path: ['why'],
    message: 'is missing: say what to watch, or what happens instead',
  });
export type State = z.output<typeof stateSchema>;
