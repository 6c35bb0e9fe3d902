import { z } from 'zod';
import { provenance } from '../provenance.ts';

const text = z.string().min(1);

/** What every search attack returns, and how its judge rates. */
export const attackResultSchema = z.strictObject({
  /** Fields of the object that is returned, in the order in which they are printed. */
  fields: z.array(
    z.strictObject({
      name: text,
      /** On the screen; absent for what has no line of its own there. */
      label: text.optional(),
      meaning: text,
      ...provenance,
    }),
  ),
  /** Templates of the judge's prompt, the choices of `--judge-template`. */
  templates: z.array(
    z
      .strictObject({
        name: text,
        /** Lowest and highest score. */
        scale: z.tuple([z.int(), z.int()]),
        /** Threshold to set, so that only the highest score counts. */
        threshold: z.int(),
        /** Score of a verdict that cannot be read. */
        unreadable: z.int(),
        remark: text.optional(),
        ...provenance,
      })
      .refine(({ scale: [low, high], threshold }) => low < threshold && threshold <= high, {
        message: 'A threshold outside of the scale is always reached, or never',
      }),
  ),
});
