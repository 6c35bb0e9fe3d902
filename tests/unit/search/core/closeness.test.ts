import { describe, expect, it } from 'vitest';
import { closest } from '../../../../src/search/core/closeness.ts';
import { Texts } from '../../../../src/search/core/texts.ts';
import { filesOf, indexOf, page, siteOf } from './sites.ts';

/** The group that answers a query of words which mean themselves. */
async function closestOf(groups: readonly string[], ...query: string[]) {
  const site = siteOf([page('/a', ['# A', ...groups])]);
  const texts = new Texts(indexOf(site), async (place) => filesOf(site).texts[place]);
  await texts.want([0]);
  return closest(texts.groups(0), texts, (words) =>
    words.flatMap((word) => query.flatMap((each, i) => (each === word ? [i] : []))),
  );
}

describe('closest', () => {
  it('is the group that holds most of the query, then the one that holds it closest together', async () => {
    expect(await closestOf(['rate', 'limit of the rate', 'rate limit'], 'rate', 'limit')).toMatchObject({
      group: 2,
      units: 2,
      near: 1,
    });
    expect(await closestOf(['rate rate', 'other', 'limit and rate'], 'rate', 'limit')).toMatchObject({
      group: 2,
      units: 2,
    });
  });

  it('is the first of equals', async () => {
    expect(await closestOf(['none', 'a rate', 'rate'], 'rate')).toMatchObject({ group: 1, units: 1 });
  });

  it('prefers words in the order they were typed, and words with fewer between them', async () => {
    const near = async (text: string) => (await closestOf([text], 'red', 'team', 'run'))?.near ?? 0;
    const texts = ['red team run', 'run team red', 'red or team and run', 'red a b c d e f g team h i run'];
    const found = await Promise.all(texts.map(near));
    expect(found).toEqual([...found].sort((a, b) => b - a));
    expect(new Set(found).size).toBe(texts.length);
    expect(await near('run far away from here red team run')).toBe(1);
  });

  it('finds the words of an identifier side by side', async () => {
    expect(await closestOf(['set max_prompts'], 'max', 'prompts')).toMatchObject({ units: 2 });
  });

  it('is none when nothing of the query is in the text', async () => {
    expect(await closestOf(['other'], 'rate')).toBeUndefined();
    expect(await closestOf([], 'rate')).toBeUndefined();
  });
});
