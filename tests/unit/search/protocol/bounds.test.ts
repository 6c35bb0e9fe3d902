import { expect, it } from 'vitest';
import { parseFilterText } from '../../../../server/search/protocol/filter-text.ts';
import { operationAt } from '../../../../server/search/protocol/operation-at.ts';
import { limits } from '../../../../src/search/protocol/limits.ts';

it('a filter text may have twenty parentheses within each other, and as many filters as the limit', () => {
  const nested = (depth: number) => `${'('.repeat(depth)}language:es${')'.repeat(depth)}`;
  expect(parseFilterText(nested(20), 'filters')).toEqual([[{ attribute: 'language', value: 'es' }]]);
  expect(() => parseFilterText(nested(21), 'filters')).toThrow('has too many parentheses');
  const many = (count: number) => Array(count).fill('language:es').join(' OR ');
  expect(parseFilterText(many(limits.filters), 'filters').flat()).toHaveLength(limits.filters);
  expect(() => parseFilterText(many(limits.filters + 1), 'filters')).toThrow(
    `The limit is ${limits.filters}`,
  );
});

it('an address with more behind its operation is none', () => {
  expect(operationAt('/1/indexes/*/queries')).toBeDefined();
  expect(operationAt('/1/indexes/*/queries/x')).toBeUndefined();
});
