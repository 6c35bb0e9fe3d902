import { VFile } from 'vfile';
import { type ContentError, ErrorCollector } from '../../src/base/content-error.ts';
import { remarkDirectives } from '../../src/prose/compile/directives/remark-directives.ts';
import { remarkPortable } from '../../src/prose/compile/remark-portable.ts';
import type { Site } from '../../src/site/site.ts';
import { pageTree } from '../source/page-source.ts';

/**
 * What the compiler of pages refuses at first sight, without rendering: unknown directives, HTML, a second h1. The
 * first mistake of each page; pictures, diagrams and languages of code are judged when the page is built.
 */
export function markdownProblems({ editions }: Pick<Site, 'editions'>): readonly ContentError[] {
  const errors = new ErrorCollector();
  for (const { pages, product } of editions)
    for (const page of pages) {
      if (page.kind !== 'doc' || page.untranslated) continue;
      errors.try(() => {
        const tree = structuredClone(pageTree(page));
        remarkDirectives(page.file, product)(tree, new VFile({ path: page.file, value: page.body }));
        remarkPortable(page.file)(tree);
      });
    }
  return errors.errors;
}
