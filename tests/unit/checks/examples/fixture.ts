import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExampleCheck } from '../../../../checks/examples/check.ts';
import { readPageSource } from '../../../../checks/source/page-source.ts';
import type { Product } from '../../../../src/product/product.ts';
import { parsePageSource } from '../../../../src/site/front-matter.ts';
import { realProduct } from '../../product/product-folder.ts';

const project = new URL('../../../../', import.meta.url).pathname;

/**
 * Applies a check to a page of `tests/fixtures/examples`, with the project's own product model.
 * @param name below that folder: `jq/fail.md`
 * @returns how many examples were put to the test, and the lines an author reads, without the name of the file
 */
export async function examineFixture(
  { examine }: Pick<ExampleCheck, 'examine'>,
  name: string,
): Promise<{ count: number; lines: string[] }> {
  const file = `tests/fixtures/examples/${name}`;
  return examineText({ examine }, file, readFileSync(join(project, file), 'utf8'));
}

/** Applies a check to the source of a page; `product` replaces parts of the project's model. */
export async function examineText(
  { examine }: Pick<ExampleCheck, 'examine'>,
  file: string,
  text: string,
  product: Partial<Product> = {},
): Promise<{ count: number; lines: string[] }> {
  const { frontMatter, body } = parsePageSource(file, text);
  const { title, description, unlisted } = frontMatter;
  const page = {
    kind: 'doc',
    file,
    route: '/examples',
    path: '/examples',
    title,
    description,
    unlisted,
    frontMatter,
    body,
    trail: [],
    source: { file, relative: 'examples.md', route: '/examples', frontMatter, body },
    untranslated: false,
    outdated: false,
  } as const;
  const { count, problems } = await examine(readPageSource(page), { ...realProduct(), ...product });
  return { count, lines: problems.map(({ message }) => message.replace(`${file}: `, '')) };
}
