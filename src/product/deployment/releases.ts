import { z } from 'zod';
import { nestedProvenance, provenance } from '../provenance.ts';

const text = z.string().min(1);

/** What is known of the versions of each product. Dates are known for none. */
export const releasesSchema = z.array(
  z.strictObject({
    /** Name of the package, image or library. */
    id: text,
    title: text,
    kind: z.enum(['Python package', 'container image', 'library', 'hosted service']),
    summary: text,
    /** Page of the package or image. */
    url: z.url().optional(),
    /** Lowest Python that is stated. */
    python: text.optional(),
    /** What this site describes. */
    documented: z
      .strictObject({
        version: text,
        remark: text.optional(),
        /** Whether it was read in the product's public source: its pages say so. */
        fromSource: z.boolean().default(false),
        /** Routes below which pages are checked against it; the longest that fits a page counts. */
        pages: z.array(z.string().startsWith('/')).default([]),
        ...nestedProvenance,
      })
      .optional(),
    /** Oldest first. */
    versions: z.array(
      z.strictObject({ version: text, seen: text, brings: z.array(text).default([]), ...nestedProvenance }),
    ),
    /** What is not known and a reader would look for. */
    unknown: z.array(text).default([]),
    ...provenance,
  }),
);
export type ProductReleases = z.output<typeof releasesSchema>[number];

/** A product in the version that this site documents. */
export interface DocumentedProduct {
  /** `DTX 0.34` */
  readonly name: string;
  readonly fromSource: boolean;
}

/**
 * The products a page describes, in the versions this site documents.
 * @param path listed form of the page's route
 * @returns several where one part of the site covers more than one product
 */
export function documentedFor(releases: readonly ProductReleases[], path: string): DocumentedProduct[] {
  const fitting = releases.flatMap(({ title, documented }) =>
    (documented?.pages ?? [])
      .filter((prefix) => path.startsWith(prefix))
      .map((prefix) => ({
        prefix,
        product: { name: `${title} ${documented?.version}`, fromSource: documented?.fromSource ?? false },
      })),
  );
  const longest = Math.max(...fitting.map(({ prefix }) => prefix.length));
  return fitting.filter(({ prefix }) => prefix.length === longest).map(({ product }) => product);
}
