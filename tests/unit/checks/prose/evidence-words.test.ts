import { expect, test } from 'vitest';
import { evidenceWords } from '../../../../checks/prose/evidence-words.ts';
import { productFiles } from '../../product/product-folder.ts';
import { linesOf } from './fixture.ts';

test('what is so may be said, and so may confirm, read and run in another sense', async () => {
  expect(await linesOf(evidenceWords, 'pass')).toEqual([]);
});

test('words for how this site knows a thing are named with their line', async () => {
  const lines = await linesOf(evidenceWords, 'fail');
  expect(lines.map((line) => /line \d+: "[^"]*"/.exec(line)?.[0])).toEqual([
    'line 3: "confirmed"',
    'line 7: "unconfirmed"',
    'line 8: "was inferred"',
    'line 10: "Inferred"',
    'line 11: "No run was made"',
    'line 12: "was not seen"',
    'line 13: "was read in"',
    'line 14: "Nobody here has run"',
    'line 15: "confirmed"',
  ]);
  expect(lines[0]).toBe(
    'content/docs/fail.md: line 3: "confirmed". Say what is so; write "not tried" with the command that would settle it where nobody knows.',
  );
});

test('sentences of the product model are looked at, too', async () => {
  const files = productFiles('sources.yml', (text) =>
    text.replace(/^ {2}title: .*$/m, '  title: The value is not confirmed.'),
  );
  expect(await linesOf(evidenceWords, 'pass', { files })).toEqual([
    expect.stringMatching(/^content\/product\/sources\.yml: line \d+: "confirmed"/),
  ]);
});
