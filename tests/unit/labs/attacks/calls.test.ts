import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitsOf, mostCalls, rolesOf, usualCalls } from '../../../../src/labs/attacks/call-limits.ts';
import type { PlayedKind, Values } from '../../../../src/labs/attacks/engine/attack-kind.ts';
import { attackKinds, kindNamed } from '../../../../src/labs/attacks/engine/attacks.ts';
import { type AttackEvent, countCalls, roles } from '../../../../src/labs/attacks/engine/events.ts';
import { attack, type Setup, valueProblem } from '../../../../src/labs/attacks/engine/setup.ts';
import { type Defense, defenseNames } from '../../../../src/labs/attacks/world/defense-names.ts';
import { holds } from '../../../../src/product/tactics/calls/count.ts';
import type { Formula } from '../../../../src/product/tactics/calls/formula.ts';
import { watchedTactics } from '../../../../src/product/tactics/directives.ts';
import type { Tactic } from '../../../../src/product/tactics/tactics.ts';
import { realProduct } from '../../product/product-folder.ts';
import { defaultsOf } from './defaults.ts';

const product = realProduct();

function kindOf(id: string): PlayedKind {
  const kind = kindNamed(id);
  if (!kind) throw new Error(`no attack "${id}"`);
  return kind;
}

/** Setups with small numbers, so that many of them run. */
const setups = attackKinds.map((kind) =>
  fc
    .record({
      seed: fc.string(),
      variant: fc.constantFrom('dtx' as const, 'paper' as const),
      defenses: fc.uniqueArray(fc.constantFrom<Defense>(...defenseNames)),
      numbers: fc.tuple(
        ...kind.parameters.map((parameter) =>
          'isReal' in parameter
            ? fc.double({ min: parameter.least, max: Math.min(parameter.most, 1), noNaN: true })
            : fc.integer({ min: parameter.least, max: Math.min(parameter.most, parameter.least + 4) }),
        ),
      ),
      isOn: fc.boolean(),
    })
    .map(({ seed, variant, defenses, numbers, isOn }): Setup => {
      const values = Object.fromEntries(kind.parameters.map(({ flag }, at) => [flag, numbers[at] ?? 0]));
      for (const flag of kind.switches) values[flag] = isOn ? 1 : 0;
      return { kind, variant, seed, values, defenses: new Set(defenses) };
    }),
);

/** The tactic of an attack in the model of the product. */
function tacticOf({ kind }: Setup): Tactic {
  const tactic = product.tactics.find(({ id }) => id === kind.id);
  if (!tactic) throw new Error(`no tactic "${kind.id}"`);
  return tactic;
}

/** Values of flags, and of what formulas count besides. */
function countedValues({ kind, values }: Setup, events: readonly AttackEvent[]): Values {
  return { ...values, ...kind.quantities?.((flag) => values[flag] ?? 0, events) };
}

/** What a parameter is when nothing sets it. */
function defaultNumber(id: string, flag: string): number {
  return Number(defaultsOf(kindOf(id))[flag]);
}

test('Every attack that authors can ask for is played', () => {
  expect(attackKinds.map(({ id }) => id)).toEqual(watchedTactics);
});

describe.each(attackKinds.map((kind, at) => [kind.id, setups[at] as (typeof setups)[number]] as const))(
  '%s',
  (id, arbitrary) => {
    test('never calls anybody more often than the formulas of the model say', () => {
      fc.assert(
        fc.property(arbitrary, (setup) => {
          const events = [...attack({ ...setup, variant: 'dtx' })];
          const calls = countCalls(events);
          const limits = limitsOf(tacticOf(setup).calls);
          const values = countedValues(setup, events);
          const means = tacticOf(setup)
            .calls.filter(({ bound }) => bound === 'about')
            .flatMap(rolesOf);
          // A mean is no limit: that it is one is tested with the attack itself.
          for (const role of roles.filter((each) => !means.includes(each)))
            expect(calls[role]).toBeLessThanOrEqual(mostCalls(limits, role, values) ?? 0);
          for (const call of tacticOf(setup).calls) {
            const given = new Map(
              Object.entries(setup.values)
                .filter(([, value]) => value !== 0)
                .map(([flag, value]) => [flag, String(value)]),
            );
            if (!holds(call, given)) continue;
            const number = (formula: Formula) => formula.value((name) => values[name]) ?? Number.NaN;
            for (const role of rolesOf(call)) {
              if (call.bound === 'exact') expect(calls[role]).toBe(number(call.formula));
              if (call.least) expect(calls[role]).toBeGreaterThanOrEqual(number(call.least));
            }
          }
        }),
        { numRuns: 300 },
      );
    });

    test('goes the same way for the same seed, and another way for some other', () => {
      fc.assert(
        fc.property(arbitrary, (setup) => {
          expect([...attack(setup)]).toEqual([...attack(setup)]);
        }),
        { numRuns: 30 },
      );
      const kind = kindOf(id);
      const values = Object.fromEntries(kind.parameters.map(({ flag }) => [flag, defaultNumber(id, flag)]));
      for (const flag of kind.switches) values[flag] = kind.small[flag] === '' ? 0 : 1;
      const setup: Setup = { kind, variant: 'dtx', seed: '', values, defenses: new Set() };
      const runs = Array.from({ length: 20 }, (_, at) =>
        JSON.stringify([...attack({ ...setup, seed: `seed ${at}` })]),
      );
      expect(new Set(runs).size).toBeGreaterThan(1);
    });

    test('ends with one stop, whose result is among the answers', () => {
      fc.assert(
        fc.property(arbitrary, (setup) => {
          const events = [...attack(setup)];
          const last = events.at(-1);
          expect(events.filter(({ kind }) => kind === 'stop')).toEqual([last]);
          if (last?.kind !== 'stop') throw new Error('no stop');
          const { node, response } = last.result;
          const answers = events.filter((event) => event.kind === 'answer' && event.node === node);
          expect(answers.map((event) => event.kind === 'answer' && event.text)).toEqual(
            node < 0 ? [] : [response],
          );
        }),
        { numRuns: 100 },
      );
    });

    test('takes its parameters by names that the model has a default for, and names flag and range for others', () => {
      for (const parameter of kindOf(id).parameters) {
        const number = defaultNumber(id, parameter.flag);
        expect(valueProblem(parameter, number)).toBeUndefined();
        expect(valueProblem(parameter, parameter.least)).toBeUndefined();
        expect(valueProblem(parameter, parameter.most)).toBeUndefined();
        for (const wrong of [parameter.least - 1, parameter.most + 1, Number.NaN])
          expect(valueProblem(parameter, wrong)).toContain(`${parameter.flag} takes a`);
      }
    });
  },
);

test('Where the most is far from what is usual, both are known', () => {
  const limits = limitsOf(product.tactics.find(({ id }) => id === 'tap')?.calls ?? []);
  const values = { '--tap-depth': 5, '--tap-width': 5, '--tap-branch': 3, '--tap-max-attempts': 5 };
  expect([usualCalls(limits, 'target', values), mostCalls(limits, 'target', values)]).toEqual([24, 24]);
  expect([usualCalls(limits, 'attacker', values), mostCalls(limits, 'attacker', values)]).toEqual([57, 285]);
  const unfiltered = { ...values, '--no-delete-off-topic': 1 };
  expect([usualCalls(limits, 'target', unfiltered), mostCalls(limits, 'target', unfiltered)]).toEqual([
    58, 364,
  ]);
});
