import { z } from 'zod';
import { callsSchema } from '../command-line/command-line.ts';
import { provenance } from '../provenance.ts';

const text = z.string().min(1);

/** What an issue costs a reader, worst first: the order of the list. */
export const harms = [
  'leaks keys',
  'passes everything',
  'tests nothing',
  'loses results',
  'does something else',
  'cannot work',
  'cosmetic',
] as const;
export type Harm = (typeof harms)[number];

/** What DTX does otherwise than its help, its names or its formats suggest. */
export const knownIssuesSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** Command, flag or field that it is about. */
    subject: text,
    harm: z.enum(harms).optional(),
    observed: text,
    expected: text,
    /** The shortest way to see it: a command in backticks, with what it prints. */
    reproduce: text.optional(),
    /** What a reader does meanwhile. */
    workaround: text,
    /** Commands that meet it, where it can be told from the command alone. */
    calls: z.array(callsSchema).default([]),
    /** Release of DTX whose source was read: `0.34`. */
    read: z.string().regex(/^\d+\.\d+$/),
    /** Where the authors track it, once they do. */
    upstream: z.url().optional(),
    ...provenance,
  }),
);
export type KnownIssue = z.output<typeof knownIssuesSchema>[number];

/** Page that lists all of them. */
export const knownIssuesPath = '/community/known-issues';
