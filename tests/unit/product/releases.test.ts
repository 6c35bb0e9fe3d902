import { expect, test } from 'vitest';
import { documentedFor, type ProductReleases } from '../../../src/product/deployment/releases.ts';

const release = (title: string, version: string, ...pages: string[]): ProductReleases => ({
  id: title.toLowerCase(),
  title,
  kind: 'Python package',
  summary: 'A product.',
  documented: { version, pages, fromSource: title === 'Tool', evidence: 'read' },
  versions: [],
  unknown: [],
  source: ['training'],
  evidence: 'read',
});
const releases = [
  release('Tool', '1.2', '/'),
  release('Guard', '0.2', '/guard'),
  release('Guard client', '0.3', '/guard', '/clients/guard'),
  release('Unseen', '9'),
];

test('a page describes the products whose longest route it stands below', () => {
  expect(documentedFor(releases, '/quick-start')).toEqual([{ name: 'Tool 1.2', fromSource: true }]);
  expect(documentedFor(releases, '/guard/leaks')).toEqual([
    { name: 'Guard 0.2', fromSource: false },
    { name: 'Guard client 0.3', fromSource: false },
  ]);
  expect(documentedFor(releases, '/clients/guard')).toEqual([
    { name: 'Guard client 0.3', fromSource: false },
  ]);
});

test('a page below no route of a product describes none', () => {
  expect(documentedFor(releases.slice(1), '/quick-start')).toEqual([]);
});
