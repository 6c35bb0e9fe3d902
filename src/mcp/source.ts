import { z } from 'zod';
import type { TwinPage } from '../markdown/pages-file.ts';
import { type Docs, urlOf } from './docs.ts';

/** Where an answer comes from, and for which version it holds. */
export const source = z.object({
  site: z.string().describe('Name of the documentation'),
  url: z.string().describe('Page to cite'),
  version: z.string().describe('What the page is about, in words: product and version'),
  checked: z.string().optional().describe('Day on which its facts were last checked'),
});

export type Source = z.infer<typeof source>;

/** @param anchor id on the page; empty for the page itself */
export function sourceOf(docs: Docs, page: TwinPage | undefined, path: string, anchor = ''): Source {
  const { version, checked } = page ?? docs.pages[0] ?? { version: '', checked: undefined };
  return {
    site: docs.site.name,
    url: urlOf(docs, anchor === '' ? path : `${path}#${anchor}`),
    version,
    ...(checked !== undefined && { checked }),
  };
}

/** The line of a text that says where it comes from. */
export function sourceLine({ url, version, checked }: Source): string {
  return `Source: ${[url, version, checked === undefined ? '' : `checked ${checked}`].filter(Boolean).join(' · ')}`;
}
