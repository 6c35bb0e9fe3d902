import type { Nodes } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { ContentError } from '../../../base/content-error.ts';
import { productDirective, productDirectives } from '../../../product/directives.ts';
import type { Product } from '../../../product/product.ts';
import { at } from '../position.ts';
import { become } from './element.ts';

/** Leaf directives that draw no part of the product model, and their elements. */
export const leaves: Readonly<Record<string, string>> = {
  children: 'childpages',
  'report-error': 'reporterror',
};

export function leaf(
  file: string,
  node: LeafDirective,
  product: Product | undefined,
  above: Nodes | undefined,
): void {
  if (node.name === 'example-calls') {
    if (above?.type !== 'code' || Object.keys(node.attributes ?? {}).length > 0)
      throw new ContentError(
        file,
        `${at(node)}::example-calls stands alone, right below a block of code`,
        'Move it there',
      );
    node.attributes = { command: above.value };
  }
  const element = leaves[node.name];
  if (element) become(node, element, {});
  else productPart(file, node, product);
}

/** Checks what a product directive names, so that a table of an unknown entry is an error with its line. */
function productPart(file: string, node: LeafDirective, product: Product | undefined): void {
  const fail = (problem: string, fix: string) => new ContentError(file, `${at(node)}${problem}`, fix);
  const directive = productDirective(node.name);
  if (!directive) {
    const known = [...Object.keys(leaves), ...Object.keys(productDirectives)]
      .map((name) => `::${name}`)
      .join(', ');
    throw fail(`unknown directive "::${node.name}"`, `Known: ${known}`);
  }
  if (!product) throw fail(`::${node.name} needs the product model`, 'Add content/product');
  const attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? '']),
  );
  const taken = Object.entries(directive.attributes);
  const extra = Object.keys(attributes).find((name) => !taken.some(([each]) => each === name));
  if (extra) {
    const names = taken.map(([name]) => name).join(', ') || 'none';
    throw fail(`::${node.name} knows no option "${extra}"`, `Options: ${names}`);
  }
  const absent = taken.find(([name, need]) => need === 'required' && !attributes[name]);
  if (absent)
    throw fail(`::${node.name} needs the option "${absent[0]}"`, `Write ::${node.name}{${absent[0]}="…"}`);
  const unknown = directive.unknown?.(product, attributes);
  if (unknown) throw fail(`::${node.name}: ${unknown}`, 'Correct the name or add it to content/product');
  become(node, 'productpart', { name: node.name, attributes: JSON.stringify(attributes) });
}
