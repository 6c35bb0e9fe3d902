import { z } from 'zod';
import { provenance } from '../provenance.ts';

/** What a variable is for; each group is a table: `::variables{group="keys"}`. */
export const variableGroups = [
  'keys',
  'addresses',
  'settings',
  'without-effect',
  'gateway',
  'api-clients',
  'guard',
  'demo-lab',
  'workshop-lab',
  'targets',
] as const;

/** Environment variables that the product, its services or its labs read. */
export const environmentSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
    group: z.enum(variableGroups),
    purpose: z.string().min(1),
    default: z.string().min(1).optional(),
    /** A value that shows the form; not a default. */
    example: z.string().min(1).optional(),
    /** All values it takes, when they are few. */
    values: z.array(z.string().min(1)).default([]),
    /** Where a reader gets the value. */
    keyPage: z.strictObject({ title: z.string().min(1), url: z.url() }).optional(),
    /** Whether the Docker wrapper `ddtx` hands it to the container. */
    wrapper: z.boolean().default(false),
    /** The library or the system that reads it, where DTX itself does not. */
    readBy: z.string().min(1).optional(),
    /** The name is the reader's choice; the model holds it because pages use it throughout. */
    ownName: z.boolean().default(false),
    ...provenance,
  }),
);
export type Variable = z.output<typeof environmentSchema>[number];
