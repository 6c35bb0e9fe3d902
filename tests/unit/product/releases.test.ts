import { expect, test } from 'vitest';
import {
  documentedFor,
  type ProductReleases,
  releasesSchema,
} from '../../../src/product/deployment/releases.ts';

const release = (title: string, version: string, ...pages: string[]): ProductReleases => ({
  id: title.toLowerCase(),
  title,
  kind: 'Python package',
  summary: 'A product.',
  documented: { version, pages, wasRun: title === 'Tool', pinned: [], evidence: 'read' },
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
  expect(documentedFor(releases, '/quick-start')).toEqual([{ name: 'Tool 1.2', wasRun: true }]);
  expect(documentedFor(releases, '/guard/leaks')).toEqual([
    { name: 'Guard 0.2', wasRun: false },
    { name: 'Guard client 0.3', wasRun: false },
  ]);
  expect(documentedFor(releases, '/clients/guard')).toEqual([{ name: 'Guard client 0.3', wasRun: false }]);
});

test('a page below no route of a product describes none', () => {
  expect(documentedFor(releases.slice(1), '/quick-start')).toEqual([]);
});

test('a version has the day of its release, or the place where it was seen', () => {
  const tool = { ...release('Tool', '1.2'), source: ['training'] };
  const read = (version: object) => releasesSchema.safeParse([{ ...tool, versions: [version] }]);
  expect(read({ version: '1.0', released: '2025-09-12', python: '>=3.11,<3.14' }).success).toBe(true);
  expect(read({ version: '1.0', seen: 'package page' }).success).toBe(true);
  expect(read({ version: '1.0' }).error?.issues[0]?.message).toMatch(
    /is missing: give the day of the release/,
  );
  expect(read({ version: '1.0', released: 'September 2025' }).success).toBe(false);
  expect(read({ version: '1.0', released: '2025-09-12', python: '3.11 to 3.13' }).success).toBe(false);
});
