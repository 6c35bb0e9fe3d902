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

/** Anchor of a kind of harm on the page of all issues: `leaks-keys`. */
export function harmAnchor(harm: Harm): string {
  return harm.replaceAll(' ', '-');
}

/** Where DTX does harm, or something else than its help, its names or its formats suggest. */
export const knownIssuesSchema = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      /** Command, flag or field that it is about. */
      subject: text,
      harm: z.enum(harms),
      observed: text,
      expected: text,
      /** The shortest way to see it: a command in backticks, with what it prints. */
      reproduce: text.optional(),
      /** What a reader does meanwhile. */
      workaround: text,
      /** Commands that meet it, where it can be told from the command alone. */
      calls: z.array(callsSchema).default([]),
      /** Code that each of `calls` ends with; absent where it depends on more than the command. */
      exit: z.int().min(0).optional(),
      ...provenance,
    })
    .refine(({ calls, exit }) => exit === undefined || calls.length > 0, {
      path: ['exit'],
      message: 'needs "calls": which commands end with it',
    })
    .refine(({ evidence, reproduce }) => evidence !== 'run' || reproduce !== undefined, {
      path: ['reproduce'],
      message: 'is missing: say how a reader can see what was seen',
    }),
);
export type KnownIssue = z.output<typeof knownIssuesSchema>[number];

/** Page that lists all of them. */
export const knownIssuesPath = '/community/known-issues';
