import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attackTask, kindNamed } from '../../../../src/labs/attacks/attack-task.ts';
import { commandOf } from '../../../../src/labs/attacks/command-of.ts';
import { attackKinds } from '../../../../src/labs/attacks/engine/attacks.ts';
import { examplesOf } from '../../../../src/labs/attacks/examples.ts';
import { valueInCommand } from '../../../../src/product/tactics/calls/count.ts';
import { realProduct } from '../../product/product-folder.ts';

const { tactics, 'command-line': commands } = realProduct();
const examples = attackKinds.flatMap((kind) => {
  const tactic = tactics.find(({ id }) => id === kind.id);
  if (!tactic) throw new Error(`no tactic "${kind.id}"`);
  const defaults = kind.parameters.map(
    ({ flag }) => [flag, String(valueInCommand(tactic, flag, commands))] as const,
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
