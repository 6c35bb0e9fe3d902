import { describe, expect, test } from 'vitest';
import { loadProduct } from '../../../src/product/product.ts';
import { dateInWords, modelsSchema, parametersOf } from '../../../src/product/providers/models.ts';
import { expectOneLine, mistakesOf } from '../site-folder.ts';
import { changedProduct, expectDeadReference, realProduct } from './product-folder.ts';

/** The one line an author reads when one text of a part is replaced by another. */
async function expectMistake(
  part: string,
  [from, to]: readonly [RegExp, string],
  ...said: string[]
): Promise<void> {
  const lines = await mistakesOf(() =>
    loadProduct(
      changedProduct(part, (text) => {
        expect(text).toMatch(from);
        return text.replace(from, to);
      }),
    ),
  );
  expectOneLine(lines, `content/product/${part}`, ...said);
}

describe('one line with file and entry is said of', () => {
  test('a formula over a flag that does not exist', async () => {
    await expectMistake(
      'tactics.yml',
      [/--pair-streams × --pair-iters/, '--pair-rivers × --pair-iters'],
      'pair: flag of dtx attack run "--pair-rivers" does not exist',
    );
  });

  test('a source that does not exist, also that of the day a model was retired', async () => {
    const unknown = 'source "hearsay" is not in sources.yml';
    await expectMistake(
      'known-issues.yml',
      [/(?<=id: quoted-rule\n(?: {2}.*\n)*) {2}source: \[.*\]/, '  source: [hearsay]'],
      'quoted-rule',
      unknown,
    );
    const retired = [
      /(retired: \{date: 23 October 2026, source: )\[openai-deprecations\]/,
      '$1[hearsay]',
    ] as const;
    await expectMistake('models.yml', retired, 'gpt-3.5-turbo', unknown);
  });

  test('a day of retirement in the future', async () => {
    const future = [/(gpt-3\.5-turbo[\s\S]*?)23 October 2026/, '$123 October 2099'] as const;
    await expectMistake(
      'models.yml',
      future,
      'gpt-3.5-turbo.retired.date',
      'lies in the future',
      '"retires"',
    );
  });

  test('a day of retirement that cannot be read', async () => {
    const soon = [/(gpt-3\.5-turbo[\s\S]*?)23 October 2026/, '$1soon'] as const;
    await expectMistake('models.yml', soon, 'gpt-3.5-turbo.retired.date', 'holds no date');
  });

  test.each(['workaround', 'observed', 'expected', 'harm'])('a known issue without %s', async (field) => {
    const line = [new RegExp(`(?<=id: ci-exit-code\\n(?:  .*\\n)*)  ${field}: .*\\n`), ''] as const;
    await expectMistake('known-issues.yml', line, `ci-exit-code.${field}`, 'is missing');
  });

  test('a known issue that was run, and does not say how to see it', async () => {
    const line = [/(?<=id: ci-exit-code\n(?: {2}.*\n)*) {2}reproduce: .*\n/, ''] as const;
    await expectMistake(
      'known-issues.yml',
      line,
      'ci-exit-code.reproduce',
      'is missing',
      'how a reader can see',
    );
  });

  test('an exit code of a known issue without the calls that end with it', async () => {
    const line = [/(?<=id: ci-exit-code\n(?: {2}.*\n)*)( {2}workaround: .*\n)/, '$1  exit: 1\n'] as const;
    await expectMistake('known-issues.yml', line, 'ci-exit-code.exit', 'needs "calls"');
  });

  test.each(['cause', 'fix'])('a message without %s', async (field) => {
    const id = 'invalid-dataset';
    await expectMistake(
      'messages.yml',
      [new RegExp(`(?<=id: ${id}\\n(?:  .*\\n)*)  ${field}: .*\\n`), ''],
      `${id}.${field}`,
      'is missing',
    );
  });

  test.each(['data', 'off', 'why'])('a connection to a host without %s', async (field) => {
    const line = [new RegExp(`(id: agent-groq[\\s\\S]*?)    ${field}: .*\\n`), '$1'] as const;
    await expectMistake('connections.yml', line, `agent-groq.${field}`, 'is missing');
  });

  test('a host without an address', async () => {
    const line = [/(id: openai\n {4}title: OpenAI\n) {4}address: .*\n/, '$1'] as const;
    await expectMistake('connections.yml', line, 'openai.address', 'is missing');
  });

  test('an evaluator whose verdict contradicts what a match means', async () => {
    await expectMistake(
      'evaluators.yml',
      [/match: fails/, 'match: passes'],
      'ANY_KEYWORD_MATCH.verdict',
      'contradicts "match"',
    );
  });

  test('a provider whose example is a model that is gone', () => {
    const example = ['"example":"gpt-4o"', '"example":"gpt-3.5-turbo"'] as const;
    expectDeadReference(realProduct(), 'providers', [...example, 'openai: served model "gpt-3.5-turbo"']);
  });
});

describe('the size of a model', () => {
  test('is a number of parameters, as its maker writes it', () => {
    expect(parametersOf('38M')).toBe(38e6);
    expect(parametersOf('0.5B')).toBe(5e8);
    expect(parametersOf('small')).toBeNaN();
    expect(parametersOf('8x7B')).toBeNaN();
  });
});

describe('the day of a retirement', () => {
  test('is read out of words', () => {
    expect(dateInWords('16 August 2026, free tier')).toBe(Date.UTC(2026, 7, 16));
    expect(dateInWords('before March 2026')).toBe(Date.UTC(2026, 2, 1));
    expect(dateInWords('last year')).toBeNaN();
  });

  test('may lie in the future where it is only announced', () => {
    const model = { id: 'm', kind: 'chat model', source: ['s'], evidence: 'read' };
    const shutdown = { date: '1 May 2099', source: ['s'] };
    expect(modelsSchema.safeParse([{ ...model, retires: shutdown }]).success).toBe(true);
    expect(modelsSchema.safeParse([{ ...model, retired: shutdown }]).success).toBe(false);
  });
});
