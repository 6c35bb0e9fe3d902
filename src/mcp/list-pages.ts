import { z } from 'zod';
import { urlOf } from './docs.ts';
import { languageOf, noLanguage, placeOf } from './pages.ts';
import { tool } from './tool.ts';

/** More pages are listed by title alone. */
const mostDescribed = 30;

export const listPages = tool({
  name: 'list_pages',
  title: 'List the pages',
  description:
    'List the pages of the DTX documentation, all or those below a path, with their titles and sizes. Use it to see what there is; to find an answer use search_docs.',
  input: z.strictObject({
    language: z
      .string()
      .max(20)
      .optional()
      .describe('Language of the pages, such as en, es, zh-CN or ar; English unless given'),
    under: z.string().max(2000).optional().describe('Path above the pages wanted, such as /tactics'),
  }),
  output: z.object({
    language: z.string(),
    total: z.int(),
    pages: z.array(
      z.object({
        path: z.string(),
        title: z.string(),
        description: z.string().optional().describe(`Given for at most ${mostDescribed} pages`),
        url: z.string(),
        bytes: z.int().describe('Of its Markdown'),
        sections: z.int(),
        version: z.string(),
        checked: z.string().optional(),
      }),
    ),
  }),
  call({ language: asked, under = '' }, { docs }) {
    const language = languageOf(docs, asked);
    if (language === undefined) return { refused: noLanguage(docs, asked ?? '') };
    const top = placeOf(under).path.replace(/\/+$/, '').toLowerCase();
    const tops = [top, docs.site.basePath + top];
    const found = docs.pages.filter(
      (page) =>
        page.language === language &&
        !page.unlisted &&
        tops.some((each) => `${page.path.toLowerCase().replace(/\/+$/, '')}/`.startsWith(`${each}/`)),
    );
    if (found.length === 0)
      return {
        refused: `There are no pages below "${under.slice(0, 200)}" in ${language}. Without "under" all are listed.`,
      };
    const structured = {
      language,
      total: found.length,
      pages: found.map(({ path, title, description, bytes, sections, version, checked }) => ({
        path,
        title,
        ...(found.length <= mostDescribed && { description }),
        url: urlOf(docs, path),
        bytes,
        sections: sections.length,
        version,
        ...(checked !== undefined && { checked }),
      })),
    };
    const versions = [...new Set(structured.pages.map(({ version }) => version))].join(', ');
    const lines = structured.pages.map(
      ({ path, title, description }) =>
        `- ${path} ${title}${description === undefined ? '' : `: ${description}`}`,
    );
    return {
      structured,
      text: [
        `${found.length} pages in ${language} on ${urlOf(docs, docs.site.basePath || '/')} about ${versions}`,
        ...lines,
      ].join('\n'),
    };
  },
});
