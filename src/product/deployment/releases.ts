import { z } from 'zod';
import { nestedProvenance, provenance } from '../provenance.ts';

const text = z.string().min(1);

/** What is known of the versions of each product. Dates are known for packages whose index was asked. */
export const releasesSchema = z.array(
  z.strictObject({
    /** Name of the package, image or library. */
    id: text,
    title: text,
    kind: z.enum(['Python package', 'container image', 'library', 'hosted service']),
    summary: text,
    /** Page of the package or image. */
    url: z.url().optional(),
    /** Versions of Python that the newest release takes, in words. */
    python: text.optional(),
    /** Licence that the package's metadata declares, or `none`. */
    license: text.optional(),
    /** Day on which the index had nothing newer than the last of `versions`. */
    newestOn: z.iso.date().optional(),
    /** What this site describes. */
    documented: z
      .strictObject({
        version: text,
        remark: text.optional(),
        /** Requirements that a command which installs it must name as well: `litellm==1.67.5`. */
        pinned: z.array(z.string().regex(/^[\w.-]+==[\w.]+$/)).default([]),
        /** Whether it was installed and run: its pages say so. */
        wasRun: z.boolean().default(false),
        /** Routes below which pages are checked against it; the longest that fits a page counts. */
        pages: z.array(z.string().startsWith('/')).default([]),
        ...nestedProvenance,
      })
      .optional(),
    /** Oldest first. */
    versions: z.array(
      z
        .strictObject({
          version: text,
          /** Day of the upload, UTC. */
          released: z.iso.date().optional(),
          /** What installers compare with the Python at hand: `>=3.11,<3.14`. */
          python: z
            .string()
            .regex(/^[<>=!~\d.,]+$/)
            .optional(),
          /** Where a version was seen whose day of release is not known. */
          seen: text.optional(),
          brings: z.array(text).default([]),
          ...nestedProvenance,
        })
        .refine(({ released, seen }) => released !== undefined || seen !== undefined, {
          path: ['released'],
          message: 'is missing: give the day of the release, or say in "seen" where the version was seen',
        }),
    ),
    /** What is not known and a reader would look for. */
    unknown: z.array(text).default([]),
    ...provenance,
  }),
);
export type ProductReleases = z.output<typeof releasesSchema>[number];

/** A product in the version that this site documents. */
export interface DocumentedProduct {
  /** `DTX 0.34.0` */
  readonly name: string;
  readonly wasRun: boolean;
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
        product: { name: `${title} ${documented?.version}`, wasRun: documented?.wasRun ?? false },
      })),
  );
  const longest = Math.max(...fitting.map(({ prefix }) => prefix.length));
  return fitting.filter(({ prefix }) => prefix.length === longest).map(({ product }) => product);
}
