import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { facetAttributes } from '../core/engine.ts';
import type { SynonymGroup } from '../core/site-text.ts';

/** Settings of the index at Algolia, in the spirit of DocSearch and of this site's own ranking. */
export const indexSettings: IndexSettings = {
  // The group comes late: its name stands in every record below it.
  searchableAttributes: [
    ...[1, 2, 3, 4, 5, 6, 0].map((level) => `unordered(hierarchy.lvl${level})`),
    'content',
  ],
  attributesForFaceting: [...facetAttributes],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  hitsPerPage: 20,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // One hit for each section.
  attributeForDistinct: 'url',
  distinct: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  // `max_prompts` is not `max prompts`.
  separatorsToIndex: '_',
  // `--max_prompts` is a flag, not a word to leave out.
  advancedSyntax: false,
  ignorePlurals: true,
  queryType: 'prefixLast',
  removeWordsIfNoResults: 'allOptional',
};

/** Synonyms of the site in Algolia's form. They are replaced together, so an id need not outlive an upload. */
export function algoliaSynonyms(groups: readonly SynonymGroup[]): SynonymHit[] {
  return groups.map((synonyms, place) => ({
    objectID: `group-${place}`,
    type: 'synonym',
    synonyms: [...synonyms],
  }));
}
