import { packIndex } from '../../../src/search/core/pack.ts';
import type { SiteText } from '../../../src/search/core/site-text.ts';

/** Two pages with something to find. */
export const smallSite: SiteText = {
  url: 'https://docs.example.org',
  language: 'en',
  version: 'current',
  synonyms: [],
  pages: [
    page('/tactics/tap', 'Tree of Attacks', 'Branches are pruned before the target is asked.'),
    page('/tactics/pair', 'Iterative refinement', 'An attacker model improves its prompt.'),
  ],
};

function page(path: string, title: string, text: string): SiteText['pages'][number] {
  const groups = [{ id: '', text, code: false }];
  return {
    path,
    label: title,
    group: 'Tactics',
    rank: 1,
    sections: [{ id: '', level: 1, title, entry: false, groups }],
  };
}

/** Addresses of the files of the site's index, below its origin. */
export const smallIndex = { index: '/_search/index.abc.json', texts: ['/_search/text-0.abc.json'] } as const;

/** The files of the site's index by address. */
export function smallSiteFiles(): Map<string, string> {
  const { index, texts } = packIndex(smallSite);
  return new Map([
    [smallIndex.index, JSON.stringify(index)],
    [smallIndex.texts[0], JSON.stringify(texts[0])],
  ]);
}
