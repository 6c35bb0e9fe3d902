import { evaluate } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { VFile } from 'vfile';
import { ContentError } from '../../site/content-error.ts';
import type { DocPage } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { fill } from '../../site/strings.ts';
import { remarkTerms } from '../glossary/remark-terms.ts';
import { rehypeCode } from './rehype-code.ts';
import { type Heading, rehypeHeadings } from './rehype-headings.ts';
import { rehypeImages } from './rehype-images.ts';
import { rehypeLinks } from './rehype-links.ts';
import { remarkDirectives } from './remark-directives.ts';
import { remarkPortable } from './remark-portable.ts';

/** A page's text, ready to be rendered by React. */
export interface CompiledPage {
  /** Renders the text; takes `components` for everything that is more than an HTML element. */
  readonly Content: MDXContent;
  /** Levels 2 to 6 in document order. */
  readonly headings: readonly Heading[];
  /** Links to Markdown files that do not exist, one readable line each (row 8.14). */
  readonly warnings: readonly string[];
}

/**
 * Compiles Markdown or MDX to a React component.
 * @throws {ContentError} one line that names file, line and mend: unknown directive, component, language, image
 */
export async function compilePage(site: Site, page: DocPage): Promise<CompiledPage> {
  const file = new VFile({ path: page.file, value: page.body });
  const warnings: string[] = [];
  const rehypePlugins: PluggableList = [
    [rehypeHeadings, page.file],
    [rehypeLinks, { site, page, warnings }],
    [rehypeImages, { root: site.root, file: page.file }],
    [rehypeCode, page.file],
  ];
  try {
    const { default: Content } = await evaluate(file, {
      ...runtime,
      baseUrl: import.meta.url,
      format: page.file.endsWith('.mdx') ? 'mdx' : 'md',
      remarkPlugins: [
        remarkGfm,
        remarkDirective,
        [remarkDirectives, page.file, site.product],
        [remarkPortable, page.file],
        [remarkTerms, page.path, site.product?.glossary],
      ],
      rehypePlugins,
      remarkRehypeOptions: {
        footnoteLabel: site.strings.prose.footnotes,
        footnoteBackLabel: (reference) => fill(site.strings.prose.footnoteBack, { number: reference + 1 }),
      },
    });
    return { Content, headings: (file.data.headings as Heading[] | undefined) ?? [], warnings };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const { message, line } = error as { message: string; line?: number };
    const place = line ? `line ${line}: ` : '';
    throw new ContentError(page.file, `${place}${message.split('\n')[0]}`, 'Correct the Markdown');
  }
}
