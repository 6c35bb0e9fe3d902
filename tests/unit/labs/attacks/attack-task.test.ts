import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attackTask, kindNamed } from '../../../../src/labs/attacks/attack-task.ts';
import { commandOf } from '../../../../src/labs/attacks/command-of.ts';
import { attackKinds } from '../../../../src/labs/attacks/engine/attacks.ts';
import { examplesOf } from '../../../../src/labs/attacks/examples.ts';
import { evasion, notUnderstood, refusal } from '../../../../src/labs/attacks/world/bakery.ts';
import { secretsIn } from '../../../../src/labs/attacks/world/judge.ts';
import { findOption } from '../../../../src/product/tactics/tactic-commands.ts';
import { realProduct } from '../../product/product-folder.ts';

const commands = realProduct()['command-line'];
const examples = attackKinds.flatMap((kind) => {
  const defaults = kind.parameters.map(
    ({ flag }) => [flag, String(findOption(commands, 'dtx attack run', flag)?.default)] as const,
  );
  return examplesOf(kind, Object.fromEntries(defaults)).map(({ input }) => input);
});
const [tap = {}] = examples;

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
    expect(events.length).toBeLessThanOrEqual(30);
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
      fc.property(fc.string({ unit: 'binary' }), (seed) => {
        expect(attackTask({ ...tap, seed })).toEqual(attackTask({ ...tap, seed }));
      }),
      { numRuns: 30 },
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
  const kind = kindNamed('tap');
  if (!kind) throw new Error('no attack "tap"');
  const command = commandOf('TAP', kind, { ...tap, '--no-delete-off-topic': '1' });
  for (const { flag } of kind.parameters) expect(command).toContain(`${flag} ${tap[flag]}`);
  expect(command).toContain('--no-delete-off-topic');
  expect(commandOf('TAP', kind, tap)).not.toContain('--no-delete-off-topic');
});
