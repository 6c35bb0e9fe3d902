import type { Nodes } from 'mdast';
import { ContentError } from '../../src/base/content-error.ts';
import { productFolder } from '../../src/product/product.ts';
import { isNotTried, type PageSource, pageTree } from '../source/page-source.ts';
import type { ProseCheck } from './prose-check.ts';

/** As many doubts as all pages together may show: readers skip more of them, and nobody settles so many. */
export const mostDoubts = 25;

/** What the site is unsure of stays little: doubts of the model, and `:::not-tried` on pages of the first language. */
export const doubts: ProseCheck = {
  id: 'doubts',
  label: 'Doubts',
  async find(sources, { product }) {
    const originals = sources.filter(({ page }) => !page.source.original);
    const ofModel = modelDoubts(product).size;
    const ofPages = originals.reduce((sum, source) => sum + notTriedOf(source), 0);
    if (ofModel + ofPages <= mostDoubts) return [];
    const problem = `${ofModel + ofPages} doubts, of which ${mostDoubts} are allowed: ${ofModel} with "settle" in the model, ${ofPages} in :::not-tried`;
    return [new ContentError(productFolder, problem, 'Settle some with the command that each names')];
  },
};

/** Doubts of a part of the model, each once, however many entries share it. */
export function modelDoubts(part: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { settle, note, 'x-settle': stepOfField, 'x-note': noteOfField } = value as Record<string, unknown>;
    if (typeof settle === 'string') found.add(JSON.stringify([note, settle]));
    if (typeof stepOfField === 'string') found.add(JSON.stringify([noteOfField, stepOfField]));
    for (const each of Object.values(value)) walk(each);
  };
  walk(part);
  return found;
}

function notTriedOf({ page }: PageSource): number {
  const count = (node: Nodes): number =>
    isNotTried(node) ? 1 : 'children' in node ? node.children.reduce((sum, each) => sum + count(each), 0) : 0;
  return count(pageTree(page));
}
