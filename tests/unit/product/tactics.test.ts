import { describe, expect, test } from 'vitest';
import { loadProduct } from '../../../src/product/product.ts';
import { choosingFlag, costOfCommand, costOfLibrary } from '../../../src/product/tactic-commands.ts';
import { expectOneLine, mistakesOf } from '../site-folder.ts';
import { changedProduct, realProduct } from './product-folder.ts';

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

describe('the tactics of the product model', () => {
  const product = realProduct();

  const tactic = (id: string) => {
    const found = product.tactics.find((each) => each.id === id);
    if (!found) throw new Error(`no tactic "${id}"`);
    return found;
  };
  const costs = (id: string) =>
    tactic(id).cost.map((cost) => costOfCommand(tactic(id), cost, product['command-line'])?.total);

  test('are the eight that have pages', () => {
    expect(product.tactics.map(({ id, path }) => [id, path])).toEqual(
      ['actor', 'adaptive_mtjb', 'autodan', 'bon', 'crescendo', 'flipattack', 'pair', 'tap'].map((id) => [
        id,
        `/tactics/${id}`,
      ]),
    );
  });

  test('say how they are started', () => {
    const commands = product.tactics.map(({ invocation }) => choosingFlag(invocation, product.datasets));
    expect(commands).toContain('--attack TAP');
    expect(commands).toContain('--tactics flip_attack');
    expect(commands).toContain('--dataset xtreamjb');
  });

  test('cost what the defaults of the command line multiply to', () => {
    expect(costs('pair')).toEqual([9]);
    expect(costs('tap')).toEqual([75]);
    expect(costs('bon')).toEqual([20, 20]);
    expect(costs('crescendo')).toEqual([18]);
  });

  test('cost what the defaults of the library multiply to', () => {
    const [pair, tap] = [tactic('pair'), tactic('tap')].map((each) =>
      each.cost.map((cost) => costOfLibrary(each, cost)?.factors),
    );
    expect(pair).toEqual([[5, 3]]);
    expect(tap).toEqual([[3, 3, 3]]);
  });

  test('have no number where none follows from the defaults', () => {
    for (const id of ['actor', 'adaptive_mtjb', 'autodan', 'flipattack'])
      expect(
        costs(id).every((total) => total === undefined),
        id,
      ).toBe(true);
    const [cost] = tactic('crescendo').cost;
    expect(cost && costOfLibrary(tactic('crescendo'), cost)).toBeUndefined();
    // One factor without a number is enough: half a product would be a wrong number.
    const factors = ['--pair-streams', '--attacker-model'];
    const half = { of: 'calls', formula: 'x', bound: 'about', factors, confidence: 'confirmed' } as const;
    expect(costOfLibrary(tactic('pair'), half)).toBeUndefined();
  });

  test('call no figure confirmed that only a survey or a press report gives', () => {
    const secondary = new Set(
      product.sources.filter(({ kind }) => kind === 'survey' || kind === 'web page').map(({ id }) => id),
    );
    const results = product.tactics.flatMap((each) => each.results);
    const quoted = results.filter(({ source }) => source.every((id) => secondary.has(id)));
    expect(quoted.length).toBeGreaterThan(10);
    expect(quoted.filter(({ confidence }) => confidence === 'confirmed')).toEqual([]);
  });

  test('give for FlipAttack the mean of the models as the average', () => {
    const rows = tactic('flipattack').results.filter(
      ({ metric, setting }) => metric === 'ASR-GPT' && setting === '520 AdvBench items',
    );
    const models = rows.flatMap(({ average, percent }) =>
      average || percent === undefined ? [] : [percent],
    );
    const mean = models.reduce((sum, percent) => sum + percent, 0) / models.length;
    expect(models).toHaveLength(8);
    expect(rows.find(({ average }) => average)?.percent).toBeCloseTo(mean, 1);
  });
});

describe('a mistake in tactics.yml', () => {
  test('is none in the file of the project', async () => {
    expect(await mistakesOf(() => loadProduct(changedProduct('tactics.yml', unchanged)))).toEqual([]);
  });

  test('is a flag that the command line does not have', async () => {
    const lines = await mistakes('flag: --pair-max-attempts', 'flag: --pair-attempts');
    expectOneLine(lines, file, 'pair: flag of dtx attack run "--pair-attempts" does not exist');
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
    expectOneLine(await mistakes('DETOXIO_API_KEY,', 'DETOXIO_KEY,'), file, 'variable "DETOXIO_KEY"');
  });

  test('is a parameter that is listed twice', async () => {
    const lines = await mistakes('flag: --tap-width,', 'flag: --tap-depth,');
    expect(lines.join('\n')).toContain('the parameter "--tap-depth" of tap is listed twice');
  });

  test('is a cost factor that is no parameter', async () => {
    const lines = await mistakes('[--pair-streams, --pair-iters]', '[--pair-streams, --pair-rounds]');
    expectOneLine(lines, file, 'the cost factor "--pair-rounds" of pair is no parameter');
  });

  test('is a parameter without a name, or a command without a flag', async () => {
    expectOneLine(
      await mistakes('yaml: redteam.max_prompts_per_tactic, ', ''),
      file,
      'a parameter needs "flag", "yaml" or "field"',
    );
    expectOneLine(
      await mistakes('yaml: redteam.max_prompts_per_tactic,', 'yaml: a.b, command: dtx redteam run,'),
      file,
      'a command without a flag',
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
