import { expect, test } from 'vitest';
import { documentedFor, type ProductReleases } from '../../../src/product/releases.ts';

const release = (title: string, version: string, ...pages: string[]): ProductReleases => ({
  id: title.toLowerCase(),
  title,
  kind: 'Python package',
  summary: 'A product.',
  documented: { version, pages, confidence: 'confirmed' },
  versions: [],
  unknown: [],
  source: ['training'],
  confidence: 'confirmed',
});
const releases = [
  release('Tool', '1.2', '/'),
  release('Guard', '0.2', '/guard'),
  release('Guard client', '0.3', '/guard', '/clients/guard'),
  release('Unseen', '9'),
];

test('a page describes the products whose longest route it stands below', () => {
  expect(documentedFor(releases, '/quick-start')).toEqual(['Tool 1.2']);
  expect(documentedFor(releases, '/guard/leaks')).toEqual(['Guard 0.2', 'Guard client 0.3']);
  expect(documentedFor(releases, '/clients/guard')).toEqual(['Guard client 0.3']);
});

test('a page below no route of a product describes none', () => {
  expect(documentedFor(releases.slice(1), '/quick-start')).toEqual([]);
});
