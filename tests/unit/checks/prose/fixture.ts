import { readFileSync } from 'node:fs';
import type { ProseCheck } from '../../../../checks/prose/prose-check.ts';
import { readPageSource } from '../../../../checks/source/page-source.ts';
import type { Site } from '../../../../src/site/site.ts';
import { type Files, siteOf } from '../../site-folder.ts';

/**
 * What a check says about a fixture.
 * @param name `pass` or `fail`, a file below `tests/fixtures/examples/<id of the check>`
 * @param others files of the site besides the page
 * @returns one line each, without those about files that every site has
 */
export async function linesOf(
  check: ProseCheck,
  name: 'pass' | 'fail',
  { files = {}, product }: { files?: Files; product?: Site['product'] } = {},
): Promise<string[]> {
  const file = new URL(`../../../fixtures/examples/${check.id}/${name}.md`, import.meta.url);
  const site = await siteOf({ [`${name}.md`]: readFileSync(file, 'utf8') }, files);
  const sources = site.pages.flatMap((page) =>
    page.kind === 'doc' && page.file.endsWith(`${name}.md`) ? [readPageSource(page)] : [],
  );
  const errors = await check.find(sources, product ? { ...site, product } : site);
  return errors.map(({ message }) => message).filter((line) => !line.startsWith('content/i18n/'));
}
