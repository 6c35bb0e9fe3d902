import { describe, expect, test } from 'vitest';
import { pageState } from '../../../../src/product/status/page-state.ts';
import { type State, stateSchema } from '../../../../src/product/status/state.ts';
import { statedEntries, statedKinds } from '../../../../src/product/status/stated.ts';
import { realProduct } from '../product-folder.ts';

const product = realProduct();

describe('the state of an entry', () => {
  test.each(statedKinds)('is known for each of the %s', (kind) => {
    const entries = statedEntries(product, kind);
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.filter(({ state }) => !state)).toEqual([]);
  });

  test('belongs to a name that a reader types, or to a page', () => {
    const first = statedKinds.map((kind) => statedEntries(product, kind)[0]);
    expect(first.map((each) => each?.name)).toEqual([
      'dtx redteam quick',
      '--agent echo',
      'ActorAttack',
      '--dataset garak',
    ]);
    expect(first.map((each) => each?.path)).toEqual([undefined, undefined, '/tactics/actor', undefined]);
  });

  test('is not told of a group of commands, which does nothing by itself', () => {
    const names = statedEntries(product, 'commands').map(({ name }) => name);
    expect(names).toContain('dtx plugins list');
    expect(names).not.toContain('dtx plugins');
  });

  test('says why, unless it works', () => {
    expect(stateSchema.safeParse({ is: 'works' }).success).toBe(true);
    for (const is of ['works with care', 'broken'] as const) {
      expect(stateSchema.safeParse({ is, why: 'It stops.' }).success).toBe(true);
      const { error } = stateSchema.safeParse({ is });
      expect(error?.issues[0]).toMatchObject({
        path: ['why'],
        message: expect.stringMatching(/^is missing/),
      });
    }
    expect(stateSchema.safeParse({ is: 'works a bit', why: 'It stops.' }).success).toBe(false);
  });
});

describe('the state of a page', () => {
  const broken: State = { is: 'broken', why: 'It stops.' };
  const tactics = product.tactics.map((each) => (each.id === 'tap' ? { ...each, state: broken } : each));

  test('is that of the tactic which it and its lab are about', () => {
    for (const route of ['/tactics/tap', '/try/attacks/tap'])
      expect(pageState({ tactics }, route)).toBe(broken);
    expect(pageState({ tactics }, '/tactics/pair')?.is).toBe('works');
  });

  test.each(['/', '/tactics/', '/tactics/tap/more', '/try/tap'])('is unknown for %s', (route) => {
    expect(pageState({ tactics }, route)).toBeUndefined();
  });

  test('is unknown in a site about something else', () => {
    expect(pageState(undefined, '/tactics/tap')).toBeUndefined();
  });
});
