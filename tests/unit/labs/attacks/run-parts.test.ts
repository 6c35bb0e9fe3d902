import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AttackInput } from '../../../../src/labs/attacks/attack-input.ts';
import { attackKinds } from '../../../../src/labs/attacks/engine/attacks.ts';
import type { AttackEvent } from '../../../../src/labs/attacks/engine/events.ts';
import { partsOf } from '../../../../src/labs/attacks/engine/run-parts.ts';
import { examplesOf } from '../../../../src/labs/attacks/examples.ts';
import { defaultsOf } from './defaults.ts';
import { eventsOf } from './tasks.ts';

const begin = (iteration: number): AttackEvent => ({ kind: 'begin', iteration });
const answer = (node: number): AttackEvent => ({ kind: 'answer', node, text: 'no' });
const stop: AttackEvent = {
  kind: 'stop',
  why: 'spent',
  result: { success: false, score: 1, prompt: '', response: '', node: 0 },
};

describe('A run has its parts', () => {
  const idsOf = (events: readonly AttackEvent[]) =>
    partsOf(events).map(({ id, first, events: own }) => [id, first, own.length]);

  test('by what the attack begins, with what comes before, and the report as the last', () => {
    expect(idsOf([answer(0), begin(0), answer(1), begin(1), answer(2), answer(3), stop])).toEqual([
      ['start', 0, 1],
      ['1', 1, 2],
      ['2', 3, 3],
      ['end', 6, 1],
    ]);
    expect(idsOf([begin(0), stop])).toEqual([
      ['1', 0, 1],
      ['end', 1, 1],
    ]);
    expect(idsOf([])).toEqual([]);
  });

  test('which hold every event once, in order', () => {
    for (const kind of attackKinds) {
      const events = eventsOf(defaultInput(kind));
      expect(partsOf(events).flatMap((part) => part.events)).toEqual(events);
      expect(events.length).toBeGreaterThan(0);
    }
  });
});

/** The defaults of the command line, as `AttackLogView` plays them. */
function defaultInput(kind: (typeof attackKinds)[number]): AttackInput {
  return examplesOf(kind, defaultsOf(kind))[1]?.input ?? {};
}

describe.each(attackKinds.map((kind) => [kind.id, kind] as const))('The log of %s', (id, kind) => {
  const file = `content/docs/try/attacks/${id}/log.md`;

  test('[2S.42] is a page with a heading for each part of the run, in order', () => {
    expect(existsSync(file), `${file} is missing: write it as that of TAP`).toBe(true);
    const page = readFileSync(file, 'utf8');
    const parts = partsOf(eventsOf(defaultInput(kind)));
    const shown = [...page.matchAll(/^## (.+)\n\n::attack-log\{id="([^"]+)" part="([^"]+)"\}$/gm)];
    expect(shown.map(([, , shownId, part]) => [shownId, part])).toEqual(parts.map((part) => [id, part.id]));
    for (const [, heading = '', , part = ''] of shown)
      if (/^\d+$/.test(part))
        expect(heading, file).toMatch(new RegExp(`^${kind.words.part} ${part}(?![0-9])`));
  });

  test('is linked from the page of its lab', () => {
    expect(readFileSync(`content/docs/try/attacks/${id}.md`, 'utf8')).toContain(`(/try/attacks/${id}/log)`);
  });
});
