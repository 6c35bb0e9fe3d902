import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type CompiledPage, compilePage } from '../../../../src/prose/compile/compile.ts';
import { type Files, mistakesOf, page, siteOf } from '../../site-folder.ts';

export interface Options {
  /** `p.mdx` for MDX. */
  readonly file?: 'p.md' | 'p.mdx';
  /** Files beside the page, by path below `content/docs`. */
  readonly beside?: Files;
}

/** Compiles a body as the page `/p` of a site. The body starts on line 6 of its file. */
export async function compile(
  body: string,
  { file = 'p.md', beside = {} }: Options = {},
): Promise<CompiledPage> {
  const site = await siteOf({ [file]: page({}, body), ...beside });
  const source = site.find('/p');
  if (source?.kind !== 'doc') throw new Error('the page of the test is missing');
  return compilePage(site, source);
}

/** A code block as an element: React prints switches such as `sample` only as text. */
const codeblock = (properties: Record<string, unknown>) => {
  const entries = Object.entries(properties).map(([name, value]) => [name, value === true ? '' : value]);
  return createElement('codeblock', Object.fromEntries(entries));
};

/** HTML of a body before React components take over: directives and code are elements of their own names. */
export async function htmlOf(body: string, options?: Options): Promise<string> {
  const { Content } = await compile(body, options);
  return renderToStaticMarkup(createElement(Content, { components: { codeblock } }));
}

/** The lines an author reads about a body. */
export function mistakesIn(body: string, options?: Options): Promise<string[]> {
  return mistakesOf(() => compile(body, options));
}
