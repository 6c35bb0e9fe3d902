import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { loadProduct, type Product } from '../../../src/product/product.ts';
import { referenceProblems } from '../../../src/product/references.ts';
import type { Site } from '../../../src/site/site.ts';
import { expectOneLine, type Files, folder, siteOf } from '../site-folder.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const real = join(project, 'content/product');

let read: Product | undefined;

/** The project's own product model: read once, because that takes a quarter of a second. */
export function realProduct(): Product {
  read ??= loadProduct(project);
  if (!read) throw new Error('The project has no product model');
  return read;
}

/** A site of these docs that has the project's own product model. */
export async function siteWithProduct(docs: Files): Promise<Site> {
  const { editions: loaded } = await siteOf(docs);
  const editions: Site[] = [];
  editions.push(...loaded.map((edition) => ({ ...edition, editions, product: realProduct() })));
  const [site] = editions;
  if (!site) throw new Error('a site has an edition');
  return site;
}

/**
 * The project's own product model as files of a site folder, one of them changed.
 * @param file below `content/product`
 * @param change given the file's text, returns the new one
 */
export function productFiles(file?: string, change: (text: string) => string = (text) => text): Files {
  const names = readdirSync(real, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(yml|json)$/.test(name),
  );
  return Object.fromEntries(
    names.map((name) => {
      const text = readFileSync(join(real, name), 'utf8');
      return [`content/product/${name}`, name === file ? change(text) : text];
    }),
  );
}

/** A folder that holds nothing but the project's product model, one of its files changed. */
export function changedProduct(file: string, change: (text: string) => string): string {
  return folder(productFiles(file, change));
}

/**
 * Expects that a reference which leads nowhere is told in one line.
 * @param from text of the part as JSON, replaced by `to`
 * @param problem names entry and reference
 */
export function expectDeadReference(
  product: Product,
  part: keyof Product,
  [from, to, problem]: readonly [string, string, string],
): void {
  const json = JSON.stringify(product[part]);
  expect(json).toContain(from);
  const changed = { ...product, [part]: JSON.parse(json.replace(from, to)) } as Product;
  const lines = referenceProblems(changed).map(({ message }) => message);
  expectOneLine(lines, `content/product/${part}.yml`, problem, 'does not exist');
  expect(lines[0]).toMatch(/(?:Perhaps ".+" is meant|Correct it or add it to the model)\.$/);
}
