import { describe, expect, test } from 'vitest';
import { loadProduct } from '../../../../src/product/product.ts';
import { expectOneLine, mistakesOf } from '../../site-folder.ts';
import { changedProduct } from '../product-folder.ts';

const file = 'content/product/tactics.yml';
const unchanged = (text: string) => text;

/** The lines an author reads when one text of tactics.yml is replaced by another. */
function mistakes(from: string, to: string): Promise<string[]> {
  return mistakesOf(() =>
    loadProduct(
      changedProduct('tactics.yml', (text) => {
        expect(text).toContain(from);
        return text.replace(from, to);
      }),
    ),
  );
}

describe('a mistake in tactics.yml', () => {
  test('is none in the file of the project', async () => {
    expect(await mistakesOf(() => loadProduct(changedProduct('tactics.yml', unchanged)))).toEqual([]);
  });

  test('is a flag that the command line does not have', async () => {
    const lines = await mistakes('flag: --pair-max-attempts', 'flag: --pair-attempts');
    expectOneLine(lines, file, 'pair: flag of dtx attack run "--pair-attempts" does not exist');
  });

  test('is a default of a parameter that has none', async () => {
    const lines = await mistakes('{--pair-streams} streams', '{--pair-rivers} streams');
    expectOneLine(lines, file, 'pair: parameter with a default "--pair-rivers" does not exist');
  });

  test('is a comparison with a paper that leaves something out', async () => {
    expectOneLine(
      await mistakes('aspect: Judge and scale', 'aspect: Scale'),
      file,
      'the first rows are History',
    );
  });

  test('is a tool in which an attack was not looked for', async () => {
    expectOneLine(
      await mistakes(
        "    - { tool: garak, url: 'https://github.com/NVIDIA/garak/tree/main/garak/probes' }\n",
        '',
      ),
      file,
      'each of PyRIT, garak, promptfoo, DeepTeam, HarmBench is named once, in this order',
    );
  });

  test('is a measure whose support says nothing, or one that is only plausible with a finding', async () => {
    const problem = 'has "finding" and "source" unless it is "plausible"';
    expectOneLine(await mistakes('support: plausible', 'support: tested'), file, problem);
    expectOneLine(await mistakes('support: tested', 'support: plausible'), file, problem);
  });

  test('is an author without a first name, or a paper that is not on arXiv', async () => {
    expectOneLine(await mistakes('Patrick Chao', 'Chao'), file, 'first name and a surname');
    expectOneLine(await mistakes('arxiv.org/abs/2310.08419', 'arxiv.org/pdf/2310.08419'), file, 'arxiv');
  });

  test('is a setup of a setting in which nothing was measured', async () => {
    expectOneLine(
      await mistakes('- setting: behind Llama Guard\n', '- setting: behind a guard\n'),
      file,
      'no result of tap has the setting "behind a guard"',
    );
  });

  test('is a helper model whose flag does not exist', async () => {
    const lines = await mistakes('flag: --ad-rephrase-model }', 'flag: --ad-rephraser }');
    expectOneLine(lines, file, 'autodan: flag of dtx attack run "--ad-rephraser"');
  });

  test('is an attack that --attack does not take', async () => {
    const lines = await mistakes('value: TAP', 'value: TREE');
    expectOneLine(lines, file, 'tap: choice of --attack "TREE" does not exist');
  });

  test('is a dataset or a variable that does not exist', async () => {
    expectOneLine(await mistakes('[HF_XTREAM]', '[HF_XTREME]'), file, 'dataset "HF_XTREME"');
    expectOneLine(await mistakes('value: XTREAM_JB', 'value: XTREAM'), file, 'dataset "XTREAM"');
    expectOneLine(
      await mistakes('OPENROUTER_API_KEY,', 'OPENROUTER_KEY,'),
      file,
      'variable "OPENROUTER_KEY"',
    );
  });

  test('is a parameter that is listed twice', async () => {
    const lines = await mistakes('flag: --tap-width,', 'flag: --tap-depth,');
    expect(lines.join('\n')).toContain('the parameter "--tap-depth" of tap is listed twice');
  });

  test('is a formula over a flag that does not exist, or a condition with one', async () => {
    expectOneLine(
      await mistakes('formula: --bon-candidates × --bon-rounds', 'formula: --bon-candidates × --bon-laps'),
      file,
      'bon: flag of dtx attack run "--bon-laps" does not exist',
    );
    expectOneLine(
      await mistakes('when: --no-delete-off-topic', 'when: --keep-off-topic'),
      file,
      'tap: flag of dtx attack run "--keep-off-topic" does not exist',
    );
    expectOneLine(
      await mistakes(
        'unit: for the whole run, formula: --max_prompts',
        'unit: for the whole run, formula: --most',
      ),
      file,
      'flipattack: flag of dtx redteam run "--most" does not exist',
    );
  });

  test('is a formula that cannot be read, or is about a word that is not a quantity', async () => {
    expectOneLine(
      await mistakes('formula: actors × questions', "formula: 'actors × (questions'"),
      file,
      'the formula "actors × (questions" cannot be read: ")" is missing',
    );
    const lines = await mistakes('formula: actors × questions', 'formula: actors × turns');
    expect(lines.join('\n')).toContain(
      'the formula "actors × turns" of actor uses "turns", which is not a quantity',
    );
    expect(lines.join('\n')).toContain('no formula of actor uses the quantity "questions"');
  });

  test('is a count that is given twice, or has no name', async () => {
    expectOneLine(
      await mistakes('- { roles: [judge], formula: actors,', '- { roles: [target], formula: actors,'),
      file,
      'the target calls of actor are given twice',
    );
    expectOneLine(
      await mistakes('- { roles: [judge], formula: actors,', '- { roles: [other], formula: actors,'),
      file,
      'calls have a "name" when their only role is "other"',
    );
  });

  test('is a quantity without a value, or of a parameter that does not exist', async () => {
    expectOneLine(
      await mistakes("of `redteam.tactics[].config.modes`, each with 16 variants', default: 4", "of `x`'"),
      file,
      'a quantity needs exactly one of',
    );
    expectOneLine(
      await mistakes('parameter: redteam.max_prompts_per_tactic', 'parameter: redteam.max_prompts'),
      file,
      'the parameter "redteam.max_prompts" of a quantity of flipattack does not exist',
    );
  });

  test('is a template of the judge, or a field of every result, that does not exist', async () => {
    expectOneLine(
      await mistakes('template: Mehrotra2023TAP', 'template: Mehrotra2024TAP'),
      file,
      'tap: template of the judge "Mehrotra2024TAP" does not exist',
    );
    expectOneLine(
      await mistakes(
        'name: score, meaning: Best score of an actor',
        'name: rating, meaning: Best score of an actor',
      ),
      file,
      'actor: field of every result "rating" does not exist',
    );
  });

  test('is that a flag has no effect: the command line says it', async () => {
    expectOneLine(
      await mistakes(
        '{ flag: --ad-vllm, meaning: Uses vLLM }',
        '{ flag: --ad-vllm, meaning: Uses vLLM, noEffect: Yes. }',
      ),
      file,
      'that --ad-vllm has no effect is said in command-line.yml',
    );
  });

  test('is a parameter without a name, or a command without a flag', async () => {
    expectOneLine(
      await mistakes("yaml: 'redteam.tactics[].name', ", ''),
      file,
      'a parameter needs "flag", "yaml" or "field"',
    );
    expectOneLine(
      await mistakes("yaml: 'redteam.tactics[].name',", 'yaml: a.b, command: dtx redteam run,'),
      file,
      'a command without a flag',
    );
    expectOneLine(
      await mistakes("yaml: 'redteam.tactics[].name',", 'yaml: a.b, omitted: none,'),
      file,
      'only a flag can be left out',
    );
  });

  test('is a result with both a percentage and words, or with neither', async () => {
    expectOneLine(
      await mistakes('percent: 98.1', 'value: high\n      percent: 98.1'),
      file,
      'either "percent"',
    );
    expectOneLine(await mistakes('      percent: 98.1\n', ''), file, 'either "percent"');
  });

  test('is a percentage above 100', async () => {
    expectOneLine(await mistakes('percent: 98.1', 'percent: 981'), file, 'percent');
  });
});
