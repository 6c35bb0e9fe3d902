import { ContentError } from '../../src/base/content-error.ts';
import { type Product, productFile } from '../../src/product/product.ts';
import type { ProseCheck } from './prose-check.ts';

/** Parts whose entries stand on a page of their own, and where a reader runs into them. */
const parts = ['known-issues', 'messages'] as const satisfies readonly (keyof Product)[];

/** Each known issue and each message of DTX is shown where a reader meets it, not only in the list of all. */
export const shown: ProseCheck = {
  id: 'shown',
  label: 'Known issue or message',
  async find(sources, { product }) {
    if (!product) return [];
    return parts.flatMap((part) => {
      const named = new Set(sources.flatMap(({ page }) => idsIn(page.body, part)));
      return product[part].flatMap(({ id }) =>
        named.has(id)
          ? []
          : new ContentError(
              productFile(product, part),
              `${id}: no page shows it where a reader runs into it`,
              `Write ::${part}{ids="${id}"} on that page`,
            ),
      );
    });
  },
};

function idsIn(text: string, directive: string): string[] {
  const lines = text.matchAll(new RegExp(`^\\s*::${directive}\\{ids="([^"]*)"\\}`, 'gm'));
  return [...lines].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()));
}
