import type { Fields } from '../../../src/search/protocol/fields.ts';
import { RequestError } from '../../../src/search/protocol/request-error.ts';

/**
 * What becomes of a parameter: it decides the answer; it is accepted, since it does not change which hits are found;
 * or it is refused, but for the values listed, which ask for what this index does anyway.
 */
export type Decision = 'honored' | 'accepted' | readonly unknown[];

const nothing: Decision = ['', []];

/** Every parameter of a search in Algolia's API. What is not here is not a parameter. */
export const parameters: Readonly<Record<string, Decision>> = {
  indexName: 'honored',
  params: 'honored',
  type: 'honored',
  query: 'honored',
  page: 'honored',
  hitsPerPage: 'honored',
  offset: 'honored',
  length: 'honored',
  filters: 'honored',
  facetFilters: 'honored',
  facets: 'honored',
  maxValuesPerFacet: 'honored',
  sortFacetValuesBy: 'honored',
  facet: 'honored',
  facetQuery: 'honored',
  maxFacetHits: 'honored',
  attributesToRetrieve: 'honored',
  attributesToHighlight: 'honored',
  attributesToSnippet: 'honored',
  highlightPreTag: 'honored',
  highlightPostTag: 'honored',
  snippetEllipsisText: 'honored',
  responseFields: 'honored',
  clickAnalytics: 'honored',

  // About the caller, not about the answer.
  analytics: 'accepted',
  analyticsTags: 'accepted',
  enableABTest: 'accepted',
  percentileComputation: 'accepted',
  userToken: 'accepted',
  // Say how to use something that this index does not have: rules, profiles, places, scores of filters.
  enablePersonalization: 'accepted',
  enableReRanking: 'accepted',
  enableRules: 'accepted',
  personalizationImpact: 'accepted',
  reRankingApplyFilter: 'accepted',
  ruleContexts: 'accepted',
  aroundPrecision: 'accepted',
  aroundRadius: 'accepted',
  minimumAroundRadius: 'accepted',
  sumOrFiltersScores: 'accepted',
  relevancyStrictness: 'accepted',
  semanticSearch: 'accepted',
  advancedSyntaxFeatures: 'accepted',
  // Records have no lists.
  restrictHighlightAndSnippetArrays: 'accepted',
  // A section has one hit, with and without it.
  facetingAfterDistinct: 'accepted',

  numericFilters: nothing,
  optionalFilters: nothing,
  tagFilters: nothing,
  similarQuery: [''],
  aroundLatLng: [''],
  aroundLatLngViaIP: [false],
  insideBoundingBox: nothing,
  insidePolygon: nothing,
  getRankingInfo: [false],
  extensions: [{}],
  renderingContent: [{}],
  // The ranking of the site is one for everybody.
  advancedSyntax: [false],
  allowTyposOnNumericTokens: [false],
  alternativesAsExact: [],
  attributeCriteriaComputedBy: [],
  attributeCriteriaComputedByMinProximity: [],
  decompoundQuery: [false],
  disableExactOnAttributes: nothing,
  disableTypoToleranceOnAttributes: nothing,
  distinct: [true, 1],
  exactOnSingleWordQuery: [],
  ignorePlurals: [true],
  minProximity: [],
  minWordSizefor1Typo: [3],
  minWordSizefor2Typos: [7],
  mode: ['keywordSearch'],
  // Filters choose the language, and with it the words that are left out.
  naturalLanguages: nothing,
  optionalWords: nothing,
  queryLanguages: nothing,
  queryType: ['prefixLast'],
  ranking: [],
  removeStopWords: [true],
  removeWordsIfNoResults: [],
  replaceSynonymsInHighlight: [false],
  restrictSearchableAttributes: nothing,
  synonyms: [true],
  typoTolerance: [true],
};

/** @throws {RequestError} when there is a parameter that would have to change the answer and does not */
export function checkParameters({ place, values }: Fields): void {
  for (const [name, value] of Object.entries(values)) {
    const decision = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (typeof decision === 'string' || value === null || value === undefined) continue;
    const field = place + name.slice(0, 64).toWellFormed();
    if (!decision) throw new RequestError(`${field} is not a parameter of a search.`);
    if (decision.some((allowed) => isSame(allowed, value))) continue;
    const others = decision.map((allowed) => JSON.stringify(allowed)).join(' or ');
    throw new RequestError(
      `${field} is not supported by this index. ${others ? `Leave it out, or send ${others}` : 'Leave it out'}.`,
    );
  }
}

/** @throws {RequestError} when a body of several searches has more than them */
export function checkBody({ requests: _, strategy, ...others }: Record<string, unknown>): void {
  // With `stopIfEnoughMatches` the others would have to be left out.
  if (![undefined, null, 'none'].includes(strategy as undefined))
    throw new RequestError('strategy is not supported but for "none": every request is answered.');
  const [name] = Object.keys(others);
  if (name !== undefined)
    throw new RequestError(`${name.slice(0, 64).toWellFormed()} is not a field of the body.`);
}

/** Whether a value is the one allowed, as JSON or as its text in a `params` string. */
function isSame(allowed: unknown, value: unknown): boolean {
  const text = JSON.stringify(allowed);
  return JSON.stringify(value) === text || value === text;
}
