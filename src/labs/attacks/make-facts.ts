import type { Product } from '../../product/product.ts';
import { defaultOf } from '../../product/tactics/calls/count.ts';
import type { Tactic } from '../../product/tactics/tactics.ts';
import type { AttackFacts, PublishedRate } from './attack-facts.ts';
import type { AttackInput } from './attack-input.ts';
import { limitsOf } from './call-limits.ts';
import type { AttackKind } from './engine/attack-kind.ts';
import { kindNamed } from './engine/attacks.ts';
import { defaultInput } from './examples.ts';

/** The attacks that can be watched; one is left out when the model lacks the default of a flag. */
export function attackFacts({
  tactics,
  'command-line': commands,
}: Pick<Product, 'tactics' | 'command-line'>): readonly AttackFacts[] {
  return tactics.flatMap((tactic) => {
    const kind = kindNamed(tactic.id);
    const defaults = kind && defaultsOf(kind, tactic, commands);
    if (!defaults) return [];
    const { id, name, invocation, calls } = tactic;
    return [
      {
        id,
        name,
        attack: invocation.value,
        defaults: defaultInput(kind, defaults),
        roles: kind.roles,
        ...(kind.isScan && { isScan: true }),
        limits: limitsOf(calls),
        published: publishedRates(tactic),
      },
    ];
  });
}

/** Values of flags that an attack has without being told; undefined when the model lacks one. */
function defaultsOf(
  { parameters }: AttackKind,
  tactic: Tactic,
  commands: Product['command-line'],
): AttackInput | undefined {
  const values = parameters.map(({ flag }) => [flag, defaultOf(tactic, flag, commands)] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(values.map(([flag, value]) => [flag, String(value)]));
}

function publishedRates({ results }: Tactic): readonly PublishedRate[] {
  return results.flatMap(({ model, percent, setting = '' }) => {
    const samples = /^([\d,]+) samples$/.exec(setting)?.[1]?.replaceAll(',', '');
    return samples && percent !== undefined ? [{ model, samples: Number(samples), percent }] : [];
  });
}
