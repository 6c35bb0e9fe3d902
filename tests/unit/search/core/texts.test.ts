import { describe, expect, it, vi } from 'vitest';
import { Texts } from '../../../../src/search/core/texts.ts';
import { filesOf, indexOf, page, siteOf } from './sites.ts';

const long = 'word '.repeat(9000);
const site = siteOf([
  page('/a', ['# A', 'About a', `${long} first`]),
  page('/b', ['# B', 'About b', 'second', '## Part', 'flip_attack third']),
]);
const index = indexOf(site);
const files = filesOf(site).texts;
const [a, b, part] = [0, 1, 2];

describe('Texts', () => {
  it('are there once they were wanted, each file fetched once', async () => {
    const load = vi.fn(async (place: number) => files[place]);
    const texts = new Texts(index, load);
    expect(texts.groups(part)).toEqual([]);
    await Promise.all([texts.want([b]), texts.want([part, b])]);
    await texts.want([part]);
    expect(load.mock.calls).toEqual([[0], [2]]);
    expect(texts.groups(part).map(({ text }) => text)).toEqual(['flip_attack third']);
    expect(texts.groups(a)).toEqual([]);
    await texts.want([a, b]);
    expect(load.mock.calls).toEqual([[0], [2], [1]]);
    expect(texts.groups(b).map(({ text }) => text)).toEqual(['About b', 'second']);
  });

  it('say what pages are about before anything else of them is there', async () => {
    const load = vi.fn(async (place: number) => files[place]);
    const texts = new Texts(index, load);
    expect(texts.description(1)).toBeUndefined();
    await texts.want([]);
    expect(load.mock.calls).toEqual([[0]]);
    expect([0, 1, 2].map((page) => texts.description(page))).toEqual(['About a', 'About b', undefined]);
    expect(texts.groups(b)).toEqual([]);
  });

  it('of pages are not there without what these are about', async () => {
    const texts = new Texts(index, async (place) => {
      if (place === 0) throw new Error('offline');
      return files[place];
    });
    await texts.want([b, part]);
    expect(texts.groups(b)).toEqual([]);
    expect(texts.groups(part)).toHaveLength(1);
  });

  it('know the words of an identifier', async () => {
    const texts = new Texts(index, async (place) => files[place]);
    await texts.want([part]);
    const [first = -1, second = -1] = texts.groups(part)[0]?.units ?? [];
    expect(texts.unit(first)).toEqual(['flipattack', 'flip', 'attack']);
    expect(texts.unit(second)).toEqual(['third']);
    expect(texts.unit(99_999)).toEqual([]);
  });

  it('that cannot be had are asked for again', async () => {
    const load = vi.fn(async (place: number) => files[place]);
    load.mockRejectedValueOnce(new Error('offline'));
    const texts = new Texts(index, load);
    await texts.want([b]);
    expect(texts.groups(b)).toEqual([]);
    await texts.want([b]);
    expect(texts.groups(b)).toHaveLength(2);
    expect(load.mock.calls).toEqual([[0], [2], [0]]);
  });

  it.each([null, 'text', {}, [1], [[1]], [['text']], [[[1]]], [[[null]]], [[[[]]]], [[[['text']]]]])(
    'that are none are asked for again: %j',
    async (garbage) => {
      const load = vi.fn(async (place: number) => files[place]);
      load.mockResolvedValueOnce(garbage);
      const texts = new Texts(index, load);
      await texts.want([b]);
      expect(texts.groups(b)).toEqual([]);
      await texts.want([b]);
      expect(texts.groups(b)).toHaveLength(2);
    },
  );

  it('with fewer pages or sections than the index leave the others without text', async () => {
    const texts = new Texts(index, async (place) => (place === 0 ? files[0] : [[['second']]]));
    await texts.want([b, part]);
    expect(texts.groups(b)).toHaveLength(2);
    expect(texts.groups(part)).toEqual([]);
  });
});
