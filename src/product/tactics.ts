import { z } from 'zod';
import { provenance } from './provenance.ts';

export const tacticsSchema = z.array(
  z.strictObject({
    id: z.string().min(1),
    name: z.string().min(1),
    /** Route of the tactic's page. */
    path: z.string().startsWith('/tactics/'),
    turns: z.string().min(1),
    access: z.enum(['black box', 'white box']),
    search: z.string().min(1),
    /** Year of the paper. */
    year: z.int().min(2000),
    ...provenance,
  }),
);

export type Tactic = z.output<typeof tacticsSchema>[number];
