import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkConfig } from './check.ts';

/** What the classes of DTX said of small files: `verify/formats/record.py` wrote it. */
const recording = z
  .object({
    dtx: z.literal('0.34.0'),
    bases: z.record(z.string(), z.json()),
    cases: z.array(
      z.object({
        base: z.string(),
        at: z.array(z.union([z.string(), z.int()])),
        set: z.json().optional(),
        drop: z.literal(true).optional(),
        refused: z.object({ error: z.string(), fields: z.array(z.string()) }).nullable(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('tests/fixtures/dtx-files/parsed.json', 'utf8')));
type Case = (typeof recording.cases)[number];

/** Where the lab tells more than the classes, by what it says, with the reason. */
const more: readonly (readonly [said: RegExp, why: string])[] = [
  [/DTX ignores it\./, 'left out without a message, and hardly ever meant'],
  [/is not a plugin\. /, 'accepted, and skipped: nothing is tested'],
  [
    /must be (?:a whole number|true or false|text|a list|an object)\b.*, not/,
    'the classes read some values as another type or leave them aside; an editor takes the type alone',
  ],
  [/`[^`]*(?:keywords|expressions)`: (?:missing|must not be empty)/, 'accepted, and the judge has no rule'],
  [
    /`[^`]*eval_model_(?:type|name)`: missing/,
    'accepted: another class than the one that is meant has a default',
  ],
  [/is not an evaluator of the kind/, 'accepted: the judge is found by the type alone, or by the name alone'],
  [/"XYZ" is not allowed\..*ends the run/, 'accepted, and the run ends when the tactic is applied'],
  [/must be <= 10/, 'accepted, and the rating that is computed of it leaves its own bounds'],
  [/for a list of prompts/, 'accepted as another class: a run of it hangs'],
  [/so the address has no host/, 'accepted, and the run ends at the first prompt'],
  [/ends? (?:it )?with `AttributeError`/, 'accepted, and the run ends at the first prompt'],
];

describe('[2S.38] of a file that is changed in one place, the lab finds what the classes of DTX refuse', () => {
  test('the recording has files of both kinds', () => {
    const refused = recording.cases.filter((each) => each.refused);
    expect(refused.length).toBeGreaterThan(100);
    expect(recording.cases.length - refused.length).toBeGreaterThan(80);
  });

  test.each(recording.cases.map((each) => [nameOf(each), each] as const))('%s', (_, each) => {
    const { base, refused } = each;
    const file = `redteam_${base.split(',')[0]}.yml`;
    const { errors, ends } = checkConfig(JSON.stringify(changed(each)), file);
    const said = [...errors.first, ...ends.first].map(({ message }) => message);
    if (refused) expect(said).not.toEqual([]);
    else {
      expect(said.filter((message) => !more.some(([pattern]) => pattern.test(message)))).toEqual([]);
      expect(said.filter((message) => message.includes('DTX refuses'))).toEqual([]);
    }
  });

  test('each reason for a difference is needed', () => {
    const said = recording.cases
      .filter(({ refused }) => !refused)
      .flatMap((each) => {
        const { errors, ends } = checkConfig(
          JSON.stringify(changed(each)),
          `redteam_${each.base.split(',')[0]}.yml`,
        );
        return [...errors.first, ...ends.first].map(({ message }) => message);
      });
    for (const [pattern] of more)
      expect(
        said.some((message) => pattern.test(message)),
        String(pattern),
      ).toBe(true);
  });
});

function nameOf({ base, at, set, drop, refused }: Case): string {
  const how = drop ? 'left out' : at.length === 0 ? 'as a whole' : JSON.stringify(set)?.slice(0, 60);
  return `${base}: ${at.join('.')} ${how} is ${refused ? `refused (${refused.error})` : 'accepted'}`;
}

/** The document with the change. */
function changed({ base, at, set, drop }: Case): unknown {
  if (at.length === 0) return set;
  const document = structuredClone(recording.bases[base]) as unknown;
  const last = at.at(-1) ?? '';
  const holder = at.slice(0, -1).reduce<unknown>((value, step) => (value as Holder)[step], document);
  if (!drop) (holder as Holder)[last] = set;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete (holder as Holder)[last];
  return document;
}

type Holder = Record<string | number, unknown>;
