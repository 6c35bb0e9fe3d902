import { z } from 'zod';
import { provenance } from './provenance.ts';

/** Fields of the object that every search attack returns. */
export const attackResultSchema = z.array(
  z.strictObject({ name: z.string().min(1), meaning: z.string().min(1), ...provenance }),
);
