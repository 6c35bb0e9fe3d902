import { expect, test } from 'vitest';
import { attackResultSchema } from '../../../src/product/tactics/attack-result.ts';
import { realProduct } from './product-folder.ts';

test.each([
  [1, false],
  [2, true],
  [10, true],
  [11, false],
])('a threshold of %i on a scale from 1 to 10 can be reached, and not always: %s', (threshold, fine) => {
  const real = realProduct()['attack-result'];
  const templates = [{ ...real.templates[0], scale: [1, 10], threshold }];
  expect(attackResultSchema.safeParse({ ...real, templates }).success).toBe(fine);
});
