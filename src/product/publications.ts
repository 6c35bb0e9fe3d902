import { z } from 'zod';
import { nestedProvenance, provenance } from './provenance.ts';

const text = z.string().min(1);

/** One published figure, as its source gives it. */
export const resultSchema = z
  .strictObject({
    /** Model or group of models that was tested. */
    model: text,
    /** Method, where the figure belongs to another one than the tactic of the page. */
    method: text.optional(),
    /** For a share in percent; the chart is drawn from it. */
    percent: z.number().min(0).max(100).optional(),
    /** Word before the percentage: `about`, `up to`. */
    qualifier: text.optional(),
    /** For everything else. */
    value: text.optional(),
    /** What was measured: `ASR-GPT`. */
    metric: text,
    /** Benchmark and conditions. Results of the same metric and setting can be compared. */
    setting: text.optional(),
    /** A mean over the other rows, not a model of its own. */
    average: z.boolean().default(false),
    ...provenance,
  })
  .superRefine(({ model, metric, percent, value }, context) => {
    if ((percent === undefined) === (value === undefined))
      context.addIssue({
        code: 'custom',
        message: `The result "${model}, ${metric}" needs either "percent" or "value"`,
      });
  });
export type Result = z.output<typeof resultSchema>;

/** The paper that describes a tactic, and what its authors publish beside it. */
export const paperSchema = z.strictObject({
  title: text,
  /** Full names in the order of the paper. */
  authors: z.array(z.string().regex(/^\S+(?: \S+)+$/, 'is a first name and a surname')).min(1),
  /** There are more authors than those named. */
  others: z.boolean().default(false),
  /** Institution of all of them. */
  institution: text.optional(),
  /** Where it was published; often known from others only. */
  venue: z.strictObject({ name: text, ...nestedProvenance }).optional(),
  year: z.int().min(2000),
  month: z.int().min(1).max(12).optional(),
  arxiv: z.string().regex(/^https:\/\/arxiv\.org\/abs\/\d{4}\.\d{5}$/),
  code: z.url().optional(),
  project: z.url().optional(),
  /** Published data: name and address on Hugging Face. */
  data: z.strictObject({ name: text, url: z.url() }).optional(),
});
export type Paper = z.output<typeof paperSchema>;
