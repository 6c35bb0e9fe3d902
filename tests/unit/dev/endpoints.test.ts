import { describe, expect, it } from 'vitest';
import { matchFile } from '../../../tools/dev/endpoints.ts';

describe('the address of a route that makes a file', () => {
  it.each([
    ['/robots.txt', '/robots.txt', {}],
    ['/schemas/[name].json', '/schemas/scope.schema.json', { name: 'scope.schema' }],
    ['/[...edition]/opensearch.xml', '/opensearch.xml', { edition: undefined }],
    ['/[...edition]/opensearch.xml', '/es/0.34/opensearch.xml', { edition: 'es/0.34' }],
    ['/social/[...page].png', '/social/a/b.png', { page: 'a/b' }],
  ])('%s makes %s', (name, path, params) => {
    expect(matchFile(name, path)).toEqual(params);
  });

  it.each([
    ['/robots.txt', '/robotsXtxt'],
    ['/schemas/[name].json', '/schemas/a/b.json'],
    ['/[...edition]/opensearch.xml', '/esopensearch.xml'],
  ])('%s does not make %s', (name, path) => {
    expect(matchFile(name, path)).toBeUndefined();
  });
});
