import type { APIContext } from 'astro';
import { expect, test, vi } from 'vitest';
import { GET, getStaticPaths } from '../../../src/pages/schemas/[name].json.ts';

test('each file format is published at /schemas/<name>.schema.json, with its own address as id', async () => {
  vi.stubEnv('SITE_ROOT', new URL('../../..', import.meta.url).pathname);
  const paths = await getStaticPaths();
  expect(paths.map(({ params }) => params.name)).toContain('scope.schema');
  const scope = paths.find(({ params }) => params.name === 'scope.schema');
  const response = await GET({ props: scope?.props } as unknown as APIContext<{ format: never }>);
  expect(response.headers.get('content-type')).toBe('application/schema+json');
  expect(await response.json()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: expect.stringMatching(/^https?:\/\/.+\/schemas\/scope\.schema\.json$/),
    title: 'Scope',
    properties: { environments: { $ref: 'provider.schema.json#/properties/environments' } },
  });
});
