import { z } from 'zod';
import { sidebarGroup } from './front-matter.ts';

/** `_category_.yml`: what a folder without a page of its own is called, and where it stands. */
export const categorySchema = z.strictObject({
  label: z.string().trim().min(1),
  position: z.int().min(0).optional(),
  sidebar_group: sidebarGroup.optional(),
  description: z.string().trim().min(50).max(170).optional(),
  link: z
    .strictObject({
      type: z.literal('generated-index'),
      slug: z.string().regex(/^\/[\w\-./]+$/, 'must be an absolute path such as /category/name'),
    })
    .optional(),
});

/** `_category_.yml` of a translation: words only, the place is that of the original. */
export const categoryTranslationSchema = z.strictObject({
  label: z.string().trim().min(1),
  description: z.string().trim().min(20).max(170).optional(),
});

/** What is said of a folder. */
export type Category = z.output<typeof categorySchema> & {
  /** Its words are a translation. */
  readonly isTranslated?: boolean;
};
