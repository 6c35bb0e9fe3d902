import { expect, test } from 'vitest';
import { attackKinds } from '../../../../src/labs/attacks/engine/attacks.ts';
import { loadableKinds, loadKind } from '../../../../src/labs/attacks/load-kind.ts';

test('the worker can load each attack that can be watched, and nothing else', async () => {
  expect(Object.keys(loadableKinds).sort()).toEqual(attackKinds.map(({ id }) => id).sort());
  for (const kind of attackKinds) expect(await loadKind(kind.id)).toBe(kind);
  for (const id of [undefined, '', 'toString']) expect(await loadKind(id)).toBeUndefined();
});
