import { flagReference } from '../../product/command-line/command-id.ts';
import { flagsInCode } from '../../product/command-line/flags-in-code.ts';
import type { Site } from '../../site/site.ts';
import { withFlags } from '../code/flags.ts';
import type { MarkFlags } from './rehype-code.ts';

/**
 * Links flags of the product's commands to their rows in the reference, each once in a page: more would cost bytes and
 * tab stops, and say nothing new. Nothing is marked where the reference itself is, nor without a model.
 * @param route of the page
 */
export function markFlags({ product, find }: Pick<Site, 'product' | 'find'>, route: string): MarkFlags {
  const linked = new Set<string>();
  return (lines, language) =>
    withFlags(
      lines,
      language,
      (text) => (product ? flagsInCode(text, product['command-line']) : []),
      ({ command, name }) => {
        const { page = '', hash = '' } = flagReference(command, name) ?? {};
        const target = find(page)?.route;
        if (target === undefined || target === route || linked.has(target + hash)) return undefined;
        linked.add(target + hash);
        return target + hash;
      },
    );
}
