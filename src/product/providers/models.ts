import { z } from 'zod';
import { nestedProvenance, provenance } from '../provenance.ts';

export const modelKinds = [
  'chat model',
  'language model',
  'guard model',
  'toxicity classifier',
  'moderation service',
  'speech model',
] as const;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const written = new RegExp(`(?:\\b(\\d{1,2}) )?\\b(${months.join('|')}) (\\d{4})\\b`);

/** Milliseconds of a date in words: `16 August 2026, free tier`, `before March 2026`; NaN when they hold none. */
export function dateInWords(text: string): number {
  const [, day = '1', month = '', year] = written.exec(text) ?? [];
  return year ? Date.UTC(Number(year), months.indexOf(month), Number(day)) : Number.NaN;
}

const writtenSize = /^(\d+(?:\.\d+)?)([MB])$/;

/** Number of parameters from how a maker writes it: `0.5B` is 500 million; NaN when it is written otherwise. */
export function parametersOf(size: string): number {
  const [, digits, unit] = writtenSize.exec(size) ?? [];
  return Number(digits) * (unit === 'B' ? 1e9 : 1e6);
}

const shutdown = z.strictObject({
  /** With a day or a month in it: `16 August 2026, free tier`. */
  date: z.string().refine((text) => !Number.isNaN(dateInWords(text)), {
    message: 'holds no date such as "16 August 2026"',
  }),
  source: provenance.source,
});

/** Models that pages name: targets, judges and helpers of attacks. */
export const modelsSchema = z.array(
  z.strictObject({
    /** Exact id, as it stands after `--url`. */
    id: z.string().min(1),
    /** Name in a sentence, when it differs from the id. */
    title: z.string().min(1).optional(),
    /** Provider that runs it: an id of `providers.yml`. Absent: named, but no provider of dtx takes it. */
    provider: z.string().min(1).optional(),
    kind: z.enum(modelKinds),
    /** Number of parameters, as its maker writes it: `38M`. */
    size: z.string().regex(writtenSize, 'must be a number of parameters such as "38M" or "0.5B"').optional(),
    architecture: z.string().min(1).optional(),
    /** Labels of its scores, or codes of its categories. */
    labels: z
      .array(z.strictObject({ name: z.string(), meaning: z.string(), ...nestedProvenance }))
      .default([]),
    /** A license must be accepted on the Hub first. */
    gated: z.boolean().default(false),
    license: z.string().min(1).optional(),
    /** Longest input, in tokens. */
    window: z.int().positive().optional(),
    languages: z.array(z.string().min(1)).default([]),
    released: z.string().min(1).optional(),
    /** Measured by `by`, never by this site. */
    metrics: z
      .array(z.strictObject({ name: z.string(), value: z.string(), by: z.string(), ...nestedProvenance }))
      .default([]),
    /** Value of `--eval` that makes it the judge. */
    judge: z.array(z.string().min(1)).default([]),
    /** Its provider no longer serves the id since then, by the provider's own list. No example may ask for it. */
    retired: shutdown
      .refine(({ date }) => !(dateInWords(date) > Date.now()), {
        path: ['date'],
        message:
          'lies in the future: a model that is still served has "retires", with the day that is announced',
      })
      .optional(),
    /** Day that the provider has announced for it. */
    retires: shutdown.optional(),
    /** Standing in its provider's list when that was read. */
    status: z.enum(['production', 'preview']).optional(),
    /** Where it is the default or what it is good for. */
    uses: z.array(z.string().min(1)).default([]),
    limits: z.array(z.string().min(1)).default([]),
    ...provenance,
  }),
);
export type Model = z.output<typeof modelsSchema>[number];
