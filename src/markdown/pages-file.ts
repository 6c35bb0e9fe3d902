import { z } from 'zod';

/** Name of the list of twins, below the path of the site. */
export const pagesFile = '/_markdown/pages.json';

const sectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  level: z.number(),
  bytes: z.number(),
  anchors: z.array(z.string()),
});

const pageSchema = z.object({
  path: z.string(),
  markdown: z.string(),
  title: z.string(),
  description: z.string(),
  language: z.string(),
  version: z.string(),
  checked: z.string().optional(),
  bytes: z.number(),
  unlisted: z.boolean().optional(),
  sections: z.array(sectionSchema),
});

export const pagesFileSchema = z.object({
  site: z.object({ name: z.string(), url: z.string(), basePath: z.string() }),
  pages: z.array(pageSchema),
});

export type PagesFile = z.output<typeof pagesFileSchema>;
export type PageEntry = PagesFile['pages'][number];
