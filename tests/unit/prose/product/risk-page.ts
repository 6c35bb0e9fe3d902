import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compilePage } from '../../../../src/prose/compile/compile.ts';
import { proseComponents } from '../../../../src/prose/components.tsx';
import { RenderContext } from '../../../../src/shell/context.ts';
import type { DocPage } from '../../../../src/site/page.ts';
import { loadSite } from '../../../../src/site/site.ts';

/**
 * Reads the project's site once for all tests of a file.
 * @returns renders a body as the page `content/docs/p.md`, on whose line 6 it starts
 */
export async function productRenderer(): Promise<(body: string) => Promise<string>> {
  const site = await loadSite(new URL('../../../..', import.meta.url).pathname);
  const any = site.pages.find((page): page is DocPage => page.kind === 'doc');
  if (!any) throw new Error('the project has no page');
  return async (body) => {
    const page: DocPage = { ...any, file: 'content/docs/p.md', path: '/p', body: `${'\n'.repeat(5)}${body}` };
    const { Content } = await compilePage(site, page);
    const content = createElement(Content, { components: proseComponents });
    const value = { site, path: page.path, parts: new Set<string>() };
    return renderToStaticMarkup(createElement(RenderContext.Provider, { value }, content));
  };
}
