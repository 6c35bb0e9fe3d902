import { describe, expect, test } from 'vitest';
import type { Product } from '../../../../src/product/product.ts';
import { toolStatus } from '../../../../src/product/status/tool-status.ts';
import { realProduct } from '../product-folder.ts';

const releases = realProduct().releases;
const tool = releases.find(({ documented }) => documented?.pages.includes('/'));

/** The model with another newest release of the tool, or other facts about it. */
function changed(
  facts: Partial<Product['releases'][number]>,
  newest: object = {},
): Pick<Product, 'releases'> {
  if (!tool) throw new Error('the product model documents no tool');
  const versions = tool.versions.map((each, i, all) =>
    i === all.length - 1 ? { ...each, ...newest } : each,
  );
  return { releases: [{ ...tool, versions, ...facts }] };
}

describe('the state of the tool', () => {
  test('is that of its newest release', () => {
    expect(toolStatus({ releases })).toEqual({
      name: 'DTX 0.34.0',
      described: '0.34.0',
      released: '2025-09-12',
      python: { from: '3.11', to: '3.13' },
      license: undefined,
    });
  });

  test('names the license once there is one', () => {
    expect(toolStatus(changed({ license: 'MIT' }))?.license).toBe('MIT');
  });

  test('says the first and the last Python that a release takes', () => {
    const status = toolStatus(changed({}, { python: '>=3.12,<3.15' }));
    expect(status?.python).toEqual({ from: '3.12', to: '3.14' });
  });

  test.each([
    ['a specifier that it cannot read', {}, { python: '>=3.11' }],
    ['no day of the release', {}, { released: undefined }],
    ['nothing on the license', { license: undefined }, {}],
    ['pages of a part of the site only', { documented: undefined }, {}],
  ])('is unknown with %s, so that nothing half-true is shown', (_, facts, newest) => {
    expect(toolStatus(changed(facts, newest))).toBeUndefined();
  });

  test('is unknown in a site about something else', () => {
    expect(toolStatus(undefined)).toBeUndefined();
    expect(toolStatus({ releases: [] })).toBeUndefined();
  });
});
