import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeCorpus, medianPage } from '../../../bench/peers/corpus.ts';

const pagesOf = (count: number) => makeCorpus(count).folders.flatMap(({ pages }) => pages);

describe('the corpus of the peers', () => {
  it('has the texts it always had, or numbers of other days could not be compared', () => {
    const hash = createHash('sha256')
      .update(JSON.stringify(makeCorpus(80)))
      .digest('hex');
    expect(hash).toBe('afcb70d42f83256357c98783e3ba201e2c4ef02a6fa227615419717ecf8af66b');
  });

  it('has as many pages as asked for, each with an address and a title of its own', () => {
    const pages = pagesOf(1000);
    expect(pages).toHaveLength(1000);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(1000);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(1000);
  });

  it('links to pages that are there, and no page links to itself', () => {
    const pages = pagesOf(80);
    const paths = new Set(pages.map(({ path }) => path));
    for (const { path, body } of pages) {
      const links = [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, target = '']) => target);
      expect(links).toHaveLength(3);
      expect(links.filter((target) => !paths.has(target) || target === path)).toEqual([]);
    }
  });

  it('refuses a number of pages that does not fill its folders', () => {
    expect(() => makeCorpus(85)).toThrow('85 pages: give a multiple of 10');
    expect(() => makeCorpus(0)).toThrow('0 pages');
  });

  it('has a page that is as long as half of them at least', () => {
    const corpus = makeCorpus(80);
    const length = medianPage(corpus).body.length;
    const shorter = pagesOf(80).filter(({ body }) => body.length < length);
    expect(shorter.length).toBeGreaterThanOrEqual(39);
    expect(shorter.length).toBeLessThanOrEqual(40);
  });
});
