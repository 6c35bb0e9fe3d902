import { z } from 'zod';

/**
 * How sure a fact is.
 * - `confirmed`: read in the product's source code, in its published pages, or in the paper itself
 * - `inferred`: follows from confirmed facts, but nothing says it outright
 * - `unconfirmed`: plausible, without a source that settles it
 */
export const confidences = ['confirmed', 'inferred', 'unconfirmed'] as const;
export type Confidence = (typeof confidences)[number];

/** Where a fact comes from. Every entry of the product model has these fields. */
export const provenance = {
  /** Ids of `sources.yml`, each alone or with one of its modules: `dtx-engine/scanner`. */
  source: z.array(z.string().min(1)).min(1),
  confidence: z.enum(confidences),
  /** What a reader must know before relying on the entry; required unless it is confirmed. */
  note: z.string().min(1).optional(),
};

/** Facts inside an entry (a flag, a field, a result): those of the entry unless they say otherwise. */
export const nestedProvenance = {
  source: provenance.source.optional(),
  confidence: provenance.confidence.default('confirmed'),
  note: provenance.note,
};

export interface Provenance {
  readonly source: readonly string[];
  readonly confidence: Confidence;
  readonly note?: string | undefined;
}

export const sourcesSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string().min(1),
    kind: z.enum([
      'source code',
      'documentation page',
      'repository',
      'package page',
      'image registry',
      'paper',
      'survey',
      'model card',
      'web page',
      'comparison of artifacts',
    ]),
    url: z.url().optional(),
    /** Parts of the source that facts are looked up in. */
    modules: z.array(z.string().regex(/^[a-z0-9_.-]+$/)).default([]),
  }),
);
export type Source = z.output<typeof sourcesSchema>[number];

/** What an entry may name as its source: each id alone or with one of its modules, `dtx-engine/scanner`. */
export function sourceNames(sources: readonly Pick<Source, 'id' | 'modules'>[]): string[] {
  return sources.flatMap(({ id, modules }) => [id, ...modules.map((module) => `${id}/${module}`)]);
}
