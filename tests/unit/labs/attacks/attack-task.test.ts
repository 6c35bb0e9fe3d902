import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AttackInput, valuesOf } from '../../../../src/labs/attacks/attack-input.ts';
import { commandOf } from '../../../../src/labs/attacks/command-of.ts';
import { withOther } from '../../../../src/labs/attacks/comparison.ts';
import type { PlayedKind } from '../../../../src/labs/attacks/engine/attack-kind.ts';
import { attackKinds, kindNamed } from '../../../../src/labs/attacks/engine/attacks.ts';
import { sumOfCalls } from '../../../../src/labs/attacks/engine/events.ts';
import { defaultInput, examplesOf } from '../../../../src/labs/attacks/examples.ts';
import { evasion, notUnderstood, refusal } from '../../../../src/labs/attacks/world/bakery.ts';
import { secretsIn } from '../../../../src/labs/attacks/world/judge.ts';
import { defaultsOf } from './defaults.ts';
import { attackTask, eventsOf } from './tasks.ts';

const examples = attackKinds.flatMap((kind) => examplesOf(kind, defaultsOf(kind)).map(({ input }) => input));
const [tap = {}] = examples;

function kindOf(id: string): PlayedKind {
  const kind = kindNamed(id);
  if (!kind) throw new Error(`no attack "${id}"`);
  return kind;
}

test('Formulas get no number out of its range: the page asks them before the task has said so', () => {
  for (const kind of attackKinds) {
    for (const { flag, least, most } of kind.parameters) {
      const asked = (text: string) =>
        valuesOf({ ...kind, quantities: () => ({}) }, { [flag]: text }, [])[flag];
      expect(asked(String(most)), flag).toBe(most);
      for (const text of ['99999999', String(most + 1), String(least - 1), 'NaN', ''])
        expect(asked(text), `${flag} ${text}`).toBeUndefined();
    }
  }
});

test('Every example is played without a problem, and 20 runs beside it', () => {
  for (const input of examples) {
    const { problems, events, open, defended } = attackTask(input);
    expect(problems).toEqual([]);
    expect(events.at(-1)?.kind).toBe('stop');
    expect(open).toHaveLength(20);
    expect(defended?.length).toBe(input.defenses ? 20 : undefined);
  }
});

test('The small runs show what readers are told of: refusals, cuts, what is not understood, and what gets through', () => {
  const small = (id: string) => {
    const { events } = attackTask(
      examples.find(({ attack, variant }) => attack === id && variant === 'dtx') ?? {},
    );
    expect(events.length).toBeLessThanOrEqual(32);
    return {
      kinds: new Set(events.map(({ kind }) => kind)),
      answers: events.flatMap((event) => (event.kind === 'answer' ? [event.text] : [])),
    };
  };
  const bon = small('bon').answers;
  for (const text of [refusal, evasion, notUnderstood]) expect(bon).toContain(text);
  expect(secretsIn(bon.at(-1) ?? '')).not.toEqual([]);
  const crescendo = small('crescendo');
  expect(crescendo.answers).toContain(refusal);
  expect(crescendo.kinds).toContain('backtrack');
  expect(secretsIn(crescendo.answers.at(-1) ?? '')).not.toEqual([]);
  expect(small('tap').answers).toContain(refusal);
  expect(small('tap').kinds).toContain('prune');
});

describe('Two attacks at the same budget', () => {
  const others = attackKinds.map((kind) => ({ id: kind.id, name: kind.id, defaults: defaultsOf(kind) }));
  const compared = (some: AttackInput) => attackTask(withOther({ ...tap, ...some }, others));

  test('are played 20 times each with every other attack, and never call the target more often', () => {
    for (const kind of attackKinds)
      for (const { id } of others) {
        const [{ input }] = examplesOf(kind, defaultsOf(kind));
        const { compared: both, problems } = attackTask(
          withOther({ ...input, other: id, budget: '7' }, others),
        );
        expect(problems).toEqual([]);
        for (const runs of [both?.own, both?.other]) {
          expect(runs).toHaveLength(20);
          for (const { calls, isCut, isReported } of runs ?? []) {
            expect(calls.target).toBeLessThanOrEqual(7);
            expect(isCut && isReported).toBe(false);
          }
        }
      }
  });

  test('have the same way and the same defenses, and flags of the same name each its own', () => {
    const bon = others.find(({ id }) => id === 'bon');
    const { compared: both } = compared({
      other: 'bon',
      budget: '200',
      variant: 'paper',
      defenses: 'output',
      '--success-threshold': '1',
    });
    const alone = attackTask({
      ...defaultInput(kindOf('bon'), bon?.defaults ?? {}),
      variant: 'paper',
      defenses: 'output',
    });
    // The budget is more than these need, so that nothing is cut.
    expect(both?.other).toEqual(alone.defended);
    expect(both?.own).toEqual(
      attackTask({ ...tap, variant: 'paper', defenses: 'output', '--success-threshold': '1' }).defended,
    );
  });

  test('tell what was cut, and how often each role was called', () => {
    const { compared: both } = compared({ other: 'crescendo', budget: '2' });
    expect(both?.own.every(({ isCut }) => isCut)).toBe(true);
    expect(both?.other.every(({ isCut, calls }) => isCut && calls.target === 2)).toBe(true);
    expect(sumOfCalls(both?.other ?? []).target).toBe(40);
  });

  test('are not compared without another attack, nor with a budget that cannot be', () => {
    expect(compared({ budget: 'many' })).toMatchObject({ problems: [], compared: undefined });
    expect(compared({ other: 'gcg' })).toMatchObject({ problems: [], compared: undefined });
    for (const budget of ['0', '201', '', '2.5', 'many'])
      expect(compared({ other: 'bon', budget }).problems).toEqual([
        {
          field: 'budget',
          line: undefined,
          message: 'The budget takes a whole number from 1 to 200 here.',
        },
      ]);
  });
});

test('Runs that would take too long are not played, and the run itself is', () => {
  const bon = examples.find(({ attack }) => attack === 'bon') ?? {};
  const largest = { '--bon-candidates': '500', '--bon-rounds': '20', defenses: 'oddText' };
  const { events, defended, problems } = attackTask({ ...bon, ...largest });
  expect(problems).toEqual([]);
  expect(events.at(-1)?.kind).toBe('stop');
  expect(defended).toEqual([]);
});

describe('What was entered', () => {
  test('is told with flag and range when it cannot be', () => {
    for (const wrong of ['0', '11', '', 'many', '1e9', '-2', '2.5', '0x3', 'NaN'])
      expect(attackTask({ ...tap, '--tap-depth': wrong })).toMatchObject(
        wrong === '0x3'
          ? { problems: [] }
          : {
              problems: [
                { field: '--tap-depth', message: '--tap-depth takes a whole number from 1 to 10 here.' },
              ],
              events: [],
            },
      );
    expect(attackTask({ attack: 'gcg' }).problems[0]?.message).toBe('There is no attack "gcg".');
  });

  test('may be any text as a seed, and decides the run alone with the numbers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (seed) => {
        const events = eventsOf({ ...tap, seed });
        expect(events.at(-1)?.kind).toBe('stop');
        expect(eventsOf({ ...tap, seed })).toEqual(events);
      }),
      // Half of a character is a text, too.
      { numRuns: 30, examples: [['\ud83c'], ['\0']] },
    );
  });

  test('from a link that somebody changed is as if it was not there', () => {
    expect(attackTask({ ...tap, variant: 'evil', defenses: 'nothing <b> keywords-' })).toEqual(
      attackTask(tap),
    );
  });

  test('takes the place of the objective, up to a length', () => {
    const bon = examples.find(({ attack }) => attack === 'bon') ?? {};
    const sent = attackTask({ ...bon, text: ' My own words. ', '--bon-sigma': '0' }).events[1];
    expect(sent).toMatchObject({ turns: [{ text: 'My own words.' }] });
    expect(attackTask({ ...bon, text: 'x'.repeat(301) }).problems[0]).toMatchObject({ field: 'text' });
  });
});

test('The command has every parameter under its flag, and the switches that are on', () => {
  const kind = kindOf('tap');
  const command = commandOf('TAP', kind, { ...tap, '--no-delete-off-topic': '1' });
  for (const { flag } of kind.parameters) expect(command).toContain(`${flag} ${tap[flag]}`);
  expect(command).toContain('--no-delete-off-topic');
  expect(commandOf('TAP', kind, tap)).not.toContain('--no-delete-off-topic');
});
