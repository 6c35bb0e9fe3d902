import { describe, expect, test } from 'vitest';
import { choosingFlag, ignoredFlags } from '../../../../src/product/tactics/tactic-commands.ts';
import { realProduct } from '../product-folder.ts';

describe('the tactics of the product model', () => {
  const product = realProduct();

  const tactic = (id: string) => {
    const found = product.tactics.find((each) => each.id === id);
    if (!found) throw new Error(`no tactic "${id}"`);
    return found;
  };
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

  test('ignore the common flags that the rules of the command line name', () => {
    const ignored = (id: string) => ignoredFlags(tactic(id), product['command-line']);
    expect(ignored('tap')).toEqual(['--temperature']);
    expect(ignored('pair')).toEqual([]);
    expect(ignored('bon')).toEqual(['--attacker-model']);
    expect(ignored('crescendo')).toEqual([
      '--target-model',
      '--attacker-model',
      '--temperature',
      '--max-new-tokens',
      '--success-threshold',
    ]);
    expect(ignored('autodan')).toEqual([
      '--target-model',
      '--attacker-model',
      '--eval-model',
      '--temperature',
      '--success-threshold',
      '--judge-template',
    ]);
    // Flags of a scan are not flags of attacks.
    expect(ignored('flipattack')).toEqual([]);
  });

  test('call every figure that only a survey or a press report gives read, and quoted in its note', () => {
    const secondary = new Set(
      product.sources.filter(({ kind }) => kind === 'survey' || kind === 'web page').map(({ id }) => id),
    );
    const results = product.tactics.flatMap((each) => each.results);
    const quoted = results.filter(({ source }) => source.every((id) => secondary.has(id)));
    expect(quoted.length).toBeGreaterThan(3);
    expect(quoted.filter(({ evidence, note }) => evidence !== 'read' || !note)).toEqual([]);
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

describe('what is said of papers, defenses and other tools', () => {
  const { tactics, sources } = realProduct();

  test('compares each tactic with its paper in history, judge, stopping and defaults', () => {
    for (const { id, compared } of tactics)
      expect(
        compared.slice(0, 4).map(({ aspect }) => aspect),
        id,
      ).toEqual(['History', 'Judge and scale', 'Stopping', 'Defaults']);
  });

  test('looks for each attack in five tools', () => {
    for (const { id, elsewhere } of tactics)
      expect(
        elsewhere.map(({ tool }) => tool),
        id,
      ).toEqual(['PyRIT', 'garak', 'promptfoo', 'DeepTeam', 'HarmBench']);
  });

  test('calls a measure tested or contested only with what a paper or its code measured', () => {
    const measured = tactics.flatMap(({ defense }) =>
      defense.filter(({ support }) => support !== 'plausible'),
    );
    expect(measured.length).toBeGreaterThan(5);
    const kinds = measured.flatMap(({ source = [] }) =>
      source.map((each) => sources.find(({ id }) => id === each)?.kind),
    );
    expect([...new Set(kinds)].sort()).toEqual(['paper', 'repository']);
  });
});
