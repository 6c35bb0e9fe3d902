import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expectedSite, readBuiltSite } from '../../checks/built-site.ts';
import { createEngine } from '../../src/search/core/create-engine.ts';
import { packIndex } from '../../src/search/core/pack.ts';
import type { SiteText } from '../../src/search/core/site-text.ts';
import { siteRoot } from '../../src/site/current-site.ts';
import { loadSite } from '../../src/site/site.ts';
import { builtText } from '../../tools/build/search-index.ts';
import type { JudgedQuery } from './measure.ts';
import { type ByClass, byClass, type QuerySet, queryClasses } from './read-queries.ts';

/** Hits that are looked at: what a reader gets without asking for more. */
export const hitsPerQuery = 20;

/** A search to be measured. @returns addresses of its hits, best first, each once, at most `hitsPerQuery` */
export type MeasuredSearch = (query: string) => Promise<readonly string[]>;

/**
 * Reads the text of a built site.
 * @param folder for example `dist`
 * @throws when there is no built site in it
 */
export async function readBuiltText(folder: string): Promise<SiteText> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`No built site in ${folder}. Run "npm run build" first.`);
  }
  const site = await loadSite(siteRoot());
  return builtText(site, readBuiltSite(folder, expectedSite(site)));
}

/** The site's own search over a text, by way of the packed form that browsers get. */
export function siteSearch(text: SiteText): MeasuredSearch {
  const packed: ReturnType<typeof packIndex> = JSON.parse(JSON.stringify(packIndex(text)));
  const engine = createEngine(packed.index, async (place) => packed.texts[place]);
  return async (query) => {
    const { hits } = await engine.search({
      query,
      offset: 0,
      length: hitsPerQuery,
      filters: [],
      facets: [],
    });
    return hits.map(({ url }) => url);
  };
}

/** A query with what a search gave for it. */
export interface AnsweredQuery extends JudgedQuery {
  /** Routes with or without `#place`, best first. */
  readonly hits: readonly string[];
}

export type AnsweredSet = ByClass<readonly AnsweredQuery[]>;

/**
 * Asks a search for every query of a set, one after the other.
 * @param url address of the site, which hits begin with
 */
export async function askAll(set: QuerySet, search: MeasuredSearch, url: string): Promise<AnsweredSet> {
  const answered = byClass((): AnsweredQuery[] => []);
  for (const name of queryClasses) {
    for (const judged of set[name]) {
      const hits = await search(judged.query);
      answered[name].push({ ...judged, hits: hits.map((hit) => hit.replace(url, '')) });
    }
  }
  return answered;
}

/** All but the queries that nothing answers. */
export const answerable = ({ 'no-answer': _, ...rest }: AnsweredSet): AnsweredQuery[] =>
  Object.values(rest).flat();
