import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeCorpus } from '../../../bench/peers/corpus.ts';
import { readOptions } from '../../../bench/peers/options.ts';
import { peers } from '../../../bench/peers/peers.ts';
import type { Sent } from '../../../bench/peers/serve.ts';
import { weightOf } from '../../../bench/peers/weight.ts';

describe('the pages of a peer', () => {
  const written: Readonly<Record<string, string>> = {
    starlight: 'src/content/docs',
    docusaurus: 'docs',
    vitepress: 'docs',
    ours: 'content/docs',
  };

  it.each(Object.entries(written))(
    'of %s are those of the corpus, with nothing left of another',
    (name, content) => {
      const folder = mkdtempSync(join(tmpdir(), 'dtx-docs-peer-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const peer = peers.find((each) => each.name === name);
      peer?.write(folder, makeCorpus(100));
      peer?.write(folder, makeCorpus(10));
      const text = readFileSync(join(folder, content, 'training/overview.md'), 'utf8');
      expect(text).toContain('title: "Training: overview"');
      expect(text).toContain('\n## ');
      expect(existsSync(join(folder, content, 'index.md'))).toBe(true);
      expect(existsSync(join(folder, content, 'training/concepts.md'))).toBe(false);
    },
  );
});

describe('the options of bench:peers', () => {
  it('take everything when nothing is said, the largest site first', () => {
    const { pages, peers: chosen, runs, only } = readOptions([]);
    expect(pages).toEqual([1000, 80]);
    expect(chosen.map(({ name }) => name)).toEqual([
      'starlight',
      'docusaurus',
      'vitepress',
      'ours-same-work',
      'ours',
    ]);
    expect(runs).toBe(3);
    expect(only).toEqual(['build', 'weight', 'lighthouse', 'navigation']);
  });

  it('keep the order in which peers are named: the first is what all are compared with', () => {
    const { peers: chosen } = readOptions(['--peers', 'ours,starlight']);
    expect(chosen.map(({ name }) => name)).toEqual(['ours', 'starlight']);
  });

  it.each([
    [['--peers', 'hugo'], '--peers: "hugo" is not known. Known: starlight, docusaurus'],
    [['--only', 'speed'], '--only: "speed" is not known. Known: build, weight'],
    [['--runs', '0'], '--runs: "0" is not a number of 1 or more'],
    [['--pages', '80,many'], '--pages: "many" is not a number'],
    [['--page', '80'], "'--page'"],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

describe('the weight of a page', () => {
  const file = (purpose: string, bytes: number, at: number, isPrefetch = false): Sent => ({
    purpose,
    bytes,
    at,
    isPrefetch,
  });

  it('counts what comes until the page has loaded, by what it is for, and the rest apart', () => {
    const sent = [
      file('document', 10, 1),
      file('style', 4, 2),
      file('script', 5, 3),
      file('script', 6, 4),
      file('font', 20, 5),
      file('script', 100, 4, true),
      file('empty', 200, 11),
      file('empty', 0, 12),
    ];
    expect(weightOf(sent, 10)).toEqual({
      html: 10,
      style: 4,
      script: 11,
      loaded: 45,
      later: 300,
      laterFiles: 2,
    });
  });
});
