import { expect, test } from 'vitest';
import { attackKinds } from '../../../../src/labs/attacks/engine/attacks.ts';
import { examplesOf, sharedNames } from '../../../../src/labs/attacks/examples.ts';
import { sharedAddress, sharedFields } from '../../../../src/labs/frame/share.ts';

test.each(attackKinds.map((kind) => [kind.id, kind] as const))(
  'A link to the lab of %s holds seed, way, defenses and parameters, and neither text nor attack',
  (id, kind) => {
    const [{ input }] = examplesOf(kind, { '--of-nobody': '1' });
    const names = sharedNames(kind);
    expect(names).toEqual(expect.arrayContaining(['seed', 'variant', 'defenses']));
    for (const { flag } of kind.parameters) expect(names).toContain(flag);
    const shared = Object.fromEntries(names.map((name) => [name, input[name] ?? '']));
    const address = sharedAddress('https://docs.example/page', `attack-${id}`, shared) ?? '';
    expect([...new URLSearchParams(new URL(address).hash.slice(1)).keys()].sort()).toEqual(
      ['try', ...names].sort(),
    );
    // Nor is one taken from a link that somebody changed.
    const changed = `${new URL(address).hash}&text=Buy+this&attack=pair`;
    expect(sharedFields(changed, `attack-${id}`, names)).toEqual(shared);
  },
);
