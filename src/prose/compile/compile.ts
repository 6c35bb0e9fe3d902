import { compile as compileMdx, run } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { VFile } from 'vfile';
import { ContentError } from '../../base/content-error.ts';
import type { DocPage } from '../../site/page.ts';
import type { SourcePage } from '../../site/read-content.ts';
import { type Site, textEdition } from '../../site/site.ts';
import { fill } from '../../site/strings.ts';
import { rehypeAnnotated } from '../annotated/rehype-annotated.ts';
import { remarkTerms } from '../glossary/remark-terms.ts';
import { remarkDirectives } from './directives/remark-directives.ts';
import type { TabLabels } from './directives/tab-set.ts';
import { type CompiledText, keptText } from './kept-text.ts';
import { markFlags } from './mark-flags.ts';
import { rehypeCode } from './rehype-code.ts';
import { type Heading, rehypeHeadings } from './rehype-headings.ts';
import { rehypeImages } from './rehype-images.ts';
import { rehypeLinks, type TextLink } from './rehype-links.ts';
import { rehypeTables } from './rehype-tables.ts';
import { remarkPortable } from './remark-portable.ts';
import { remarkShownFiles } from './remark-shown-files.ts';

/** A page's text, ready to be rendered by React. */
export interface CompiledPage extends Omit<CompiledText, 'code'> {
  /** Renders the text; takes `components` for everything that is more than an HTML element. */
  readonly Content: MDXContent;
}

interface Known {
  readonly compiled: Promise<CompiledPage>;
  /** What of the site it was made with. */
  readonly facts: readonly unknown[];
}

const known = new WeakMap<SourcePage, Known>();
const pageLists = new WeakMap<Site, string>();

/**
 * Compiles Markdown or MDX to a React component: once, for all editions that show the text.
 * @param site any edition that shows it
 * @throws {ContentError} one line that names file, line and fix: unknown directive, component, language, image
 */
export function compilePage(site: Site, { source }: Pick<DocPage, 'source'>): Promise<CompiledPage> {
  const edition = textEdition(site, source);
  const facts = [edition.product, edition.strings, edition.locale.direction, pageList(edition)];
  const before = known.get(source);
  // While writing, other pages may have moved, and facts have changed.
  if (before && facts.every((fact, i) => fact === before.facts[i])) return before.compiled;
  const compiled = compile(edition, source);
  known.set(source, { compiled, facts });
  return compiled;
}

/** Where links to files lead in an edition. */
function pageList(site: Site): string {
  const list =
    pageLists.get(site) ??
    site.pages.map((page) => `${page.kind === 'doc' ? page.source.relative : ''} ${page.route}`).join('\n');
  pageLists.set(site, list);
  return list;
}

async function compile(site: Site, page: SourcePage): Promise<CompiledPage> {
  const { code, ...rest } = await keptText(site, page, () => compileText(site, page));
  const { default: Content } = await run(code, { ...runtime, baseUrl: import.meta.url });
  return { Content, ...rest };
}

async function compileText(site: Site, page: SourcePage): Promise<CompiledText> {
  const file = new VFile({ path: page.file, value: page.body });
  const warnings: string[] = [];
  const links: TextLink[] = [];
  const original = page.original && (await compilePage(site, { source: page.original }));
  // The glossary explains words of the language it is written in.
  const glossary = page.original ? [] : site.product?.glossary;
  const rehypePlugins: PluggableList = [
    [rehypeHeadings, page.file, original?.headings],
    [rehypeLinks, { site, page, links, warnings }],
    [rehypeImages, { root: site.root, page }],
    rehypeTables,
    [rehypeCode, page.file, site.locale.direction, markFlags(site, page.route)],
    [rehypeAnnotated, page.file],
  ];
  try {
    const code = await compileMdx(file, {
      outputFormat: 'function-body',
      format: page.file.endsWith('.mdx') ? 'mdx' : 'md',
      remarkPlugins: [
        remarkGfm,
        remarkDirective,
        [remarkShownFiles, page.shownFiles],
        [remarkDirectives, page.file, site.product, original?.tabs],
        [remarkPortable, page.file],
        [remarkTerms, page.route, glossary],
      ],
      rehypePlugins,
      remarkRehypeOptions: {
        footnoteLabel: site.strings.prose.footnotes,
        footnoteLabelProperties: { className: ['visually-hidden'] },
        footnoteBackLabel: (reference) => fill(site.strings.prose.footnoteBack, { number: reference + 1 }),
      },
    });
    return {
      code: String(code),
      headings: (file.data.headings as Heading[] | undefined) ?? [],
      tabs: (file.data.tabs as TabLabels[] | undefined) ?? [],
      links,
      warnings,
    };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const { message, line } = error as { message: string; line?: number };
    const place = line ? `line ${line}: ` : '';
    throw new ContentError(page.file, `${place}${message.split('\n')[0]}`, 'Correct the Markdown');
  }
}
