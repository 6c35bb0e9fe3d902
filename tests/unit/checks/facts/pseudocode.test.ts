import { expect, test } from 'vitest';
import { pseudocode } from '../../../../checks/facts/pseudocode.ts';
import { examineText } from '../examples/fixture.ts';

const costs = '::tactic-calls{id="bon"}';
const right = [
  'repeat --bon-rounds times',
  '  variants ← --bon-candidates times augment(text, --bon-sigma)',
  '  score ← judge(target(each of variants))',
  'best_round_index is the best round, n_candidates the same as the flag',
];

/** What the check says about a page of a tactic; line 7 is its first, the code begins at line 10. */
async function linesFor(code: readonly string[], before: string = costs, blocks = 1, type = 'tactic') {
  const front = `---\ntitle: A page\ndescription: A page on which the pseudocode of a tactic is tried out.\ntype: ${type}\n---\n\n`;
  const block = `\`\`\`pseudocode\n${code.join('\n')}\n\`\`\`\n`;
  const examine = async (...about: Parameters<typeof pseudocode.find>) => ({
    count: 0,
    problems: await pseudocode.find(...about),
  });
  const text = `${front}${before}\n\n${block.repeat(blocks)}`;
  return (await examineText({ examine }, 'content/docs/p.md', text)).lines;
}

test('flags, fields of the configuration and of the result may be named, and words are free', async () => {
  expect(await linesFor(right)).toEqual([]);
});

test('a flag, a path or a name that the tactic does not have is told with its line', async () => {
  const wrong = ['if --pair-streams: max_prompts', 'see redteam.max_prompts_per_tactic'];
  expect(await linesFor([...right, ...wrong])).toEqual([
    'line 14: "--pair-streams" is neither a parameter nor a field of the result of Best-of-N. Write it as in tactics.yml, or in plain words.',
    'line 14: "max_prompts" is neither a parameter nor a field of the result of Best-of-N. Write it as in tactics.yml, or in plain words.',
    'line 15: "redteam.max_prompts_per_tactic" is neither a parameter nor a field of the result of Best-of-N. Write it as in tactics.yml, or in plain words.',
  ]);
});

test('what the calls depend on must come in', async () => {
  expect(await linesFor(['repeat --bon-rounds times'])).toEqual([
    'line 10: the calls of Best-of-N depend on "--bon-candidates", and the pseudocode does not. Show where it comes in.',
  ]);
});

test('quantities count as well, and conditions of calls', async () => {
  const lines = await linesFor(['for each of actors', 'judge'], '::tactic-calls{id="actor"}');
  expect(lines).toEqual([expect.stringContaining('depend on "questions"')]);
  const tap = await linesFor(
    ['--tap-depth --tap-width --tap-branch --tap-max-attempts'],
    '::tactic-calls{id="tap"}',
  );
  expect(tap).toEqual([expect.stringContaining('depend on "--no-delete-off-topic"')]);
});

test('a tactic has one block, of at most 25 lines, and says which tactic it is', async () => {
  expect((await linesFor(right, costs, 0))[0]).toContain('0 blocks of pseudocode');
  expect((await linesFor(right, costs, 2))[0]).toContain('2 blocks of pseudocode');
  const long = [...right, ...Array.from({ length: 22 }, () => 'again')];
  expect((await linesFor(long))[0]).toContain('26 lines of pseudocode. Keep it below 26');
  expect((await linesFor(long.slice(1).concat('--bon-rounds').slice(1)))[0]).not.toContain('lines of');
  expect((await linesFor(right, 'Text.'))[0]).toContain('nothing says which tactic');
});

test('pages of other types need none, but what they have is held to the same', async () => {
  expect(await linesFor(right, 'Text.', 0, 'how-to')).toEqual([]);
  expect(await linesFor(['--bon-rounds'], costs, 1, 'how-to')).toHaveLength(1);
});
