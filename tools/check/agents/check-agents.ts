import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { createSiteServer } from '../../../server/site-server.ts';
import {
  type PagesFile,
  pagesFile,
  pagesFileSchema,
  type TwinPage,
} from '../../../src/markdown/pages-file.ts';
import { isExampleAddress } from '../../../src/site/config.ts';
import { leftOut, unexpected } from './exceptions.ts';
import { onlyTo } from './only-to.ts';

/** Of so many pages one is looked at: each is read a dozen times. */
const oneOf = 4;

/**
 * What afdocs, a checker of documentation for agents, says of the built site while our server serves it on this machine.
 * @param folder the built site
 * @param basePath path of its host that it is below
 * @returns one line for each result that is not as expected
 */
export async function checkAgents(folder: string, basePath: string): Promise<string[]> {
  const list = join(folder, basePath, pagesFile);
  const { site, pages } = pagesFileSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
  const sample = sampleOf({ site, pages });
  const { runChecks } = await import('afdocs');
  const { server, stop } = await createSiteServer(folder);
  try {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`;
    const { result, refused } = await onlyTo(origin, () =>
      runChecks(origin + basePath, {
        // Where the pages say that they are published, which is not asked.
        canonicalOrigin: site.url + basePath,
        samplingStrategy: 'curated',
        curatedPages: sample.map(({ path }) => origin + path),
        requestDelay: 0,
        maxConcurrency: 10,
        parityExclusions: leftOut.map(({ selector }) => selector),
      }),
    );
    return [
      ...unexpected(result.results, isExampleAddress(site.url)),
      ...refused.map((url) => `afdocs asked for ${url}, which is not of the site, and got no answer`),
      ...unusedSelectors(
        [...sample, ...pages].map(
          ({ path }) =>
            () =>
              readFileSync(documentOf(folder, path), 'utf8'),
        ),
      ),
    ];
  } finally {
    await stop(1000);
  }
}

const documentOf = (folder: string, path: string) => join(folder, path, 'index.html');

/**
 * The home page of every language, and some pages of the first. Whether a page is one of them depends on its address
 * alone, so that a new page changes nothing for the others.
 */
export function sampleOf({ site, pages }: PagesFile): TwinPage[] {
  const home = pages.find(({ path }) => path === `${site.basePath}/`);
  const homes = pages.filter(
    (page) =>
      page === home ||
      page.path === `${site.basePath}/${page.language}` ||
      page.path === `${site.basePath}/${page.language}/`,
  );
  const isChosen = ({ path }: TwinPage) =>
    (createHash('sha256').update(path.slice(site.basePath.length)).digest()[0] ?? 0) % oneOf === 0;
  return [
    ...homes,
    ...pages.filter(
      (page) => !homes.includes(page) && !page.unlisted && page.language === home?.language && isChosen(page),
    ),
  ];
}

/** @returns one line for each selector that fits nothing of any page */
export function unusedSelectors(
  documents: readonly (() => string)[],
  selectors = leftOut.map(({ selector }) => selector),
): string[] {
  let unused = [...selectors];
  for (const read of documents) {
    if (unused.length === 0) return [];
    const tree = fromHtml(read());
    unused = unused.filter((selector) => select(selector, tree) === undefined);
  }
  return unused.map(
    (selector) => `No page has "${selector}": take it out of tools/check/agents/exceptions.ts`,
  );
}
