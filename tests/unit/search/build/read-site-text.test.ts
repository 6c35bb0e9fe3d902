import { describe, expect, it } from 'vitest';
import { siteText } from '../../../../src/search/build/read-site-text.ts';
import { readSynonyms } from '../../../../src/search/build/synonyms.ts';
import { productFiles, siteWithProduct } from '../../product/product-folder.ts';
import { description, type Files, mistakesOf, page, siteOf } from '../../site-folder.ts';

const docs = {
  'index.md': page({ title: 'Home', sidebar_label: 'Start', sidebar_position: 1 }),
  'tactics/index.md': page({ title: 'Tactics', sidebar_label: 'All tactics', sidebar_position: 2 }),
  'tactics/tap.md': page({ title: 'Tree of attacks (TAP)', sidebar_label: 'TAP' }),
  'secret.md': page({ title: 'Secret', unlisted: true }),
};
const main = (body = '') => `<!doctype html><title>T</title><body><main>${body}</main>`;

describe('siteText', () => {
  it('reads the finished pages, with names and groups of the navigation', async () => {
    const html = main('<h1>TAP</h1><h2 id="run">Run it</h2><p>Text.</p>');
    const { pages, ...about } = siteText(await siteOf(docs), () => html);
    expect(about).toEqual({
      url: 'https://docs.example.org',
      language: 'en',
      version: 'current',
      synonyms: [],
    });
    expect(pages.map(({ path, label, group }) => [path, label, group])).toEqual([
      ['/', 'Start', 'Start'],
      ['/tactics/', 'All tactics', 'All tactics'],
      ['/tactics/tap', 'TAP', 'All tactics'],
      ['/privacy', 'Privacy', 'DTX'],
    ]);
    expect(pages[2]?.sections).toMatchObject([
      { id: '', title: 'Tree of attacks (TAP)', groups: [{ text: description }] },
      { id: 'run', level: 2, title: 'Run it', groups: [{ text: 'Text.' }] },
    ]);
  });

  it('marks the title of a page whose tactic is broken', async () => {
    const site = await siteWithProduct({ 'tactics/autodan.md': page({ title: 'AutoDAN' }), ...docs });
    const { pages } = siteText(site, () => main('<h1>AutoDAN <span>Broken in 0.34.0</span></h1>'));
    const titles = new Map(pages.map(({ path, sections }) => [path, sections[0]?.title]));
    expect(titles.get('/tactics/autodan')).toBe('AutoDAN (Broken in 0.34.0)');
    expect(titles.get('/tactics/tap')).toBe('Tree of attacks (TAP)');
  });

  it('gives pages above others more weight', async () => {
    const { pages } = siteText(await siteOf(docs), () => main());
    const rank = (path: string) => pages.find((each) => each.path === path)?.rank ?? 0;
    expect(rank('/tactics/')).toBeGreaterThan(rank('/tactics/tap'));
  });

  it('leaves out unlisted pages, and pages that were not made', async () => {
    const { pages } = siteText(await siteOf(docs), ({ path }) => (path === '/tactics/' ? undefined : main()));
    expect(pages.map(({ path }) => path)).toEqual(['/', '/tactics/tap', '/privacy']);
  });
});

describe('synonyms', () => {
  const file = 'content/search/synonyms.en.yml';
  const synonymsOf = async (others: Files) => readSynonyms(await siteOf(docs, others));

  it('are those that authors list, in the language of the site', async () => {
    const listed = '# A meaning each\n- [evaluator, judge]\n- [rate limit, "429"]\n';
    expect(await synonymsOf({ [file]: listed })).toEqual([
      ['evaluator', 'judge'],
      ['rate limit', '429'],
    ]);
    expect(await synonymsOf({})).toEqual([]);
    expect(await synonymsOf({ 'content/search/synonyms.de.yml': listed })).toEqual([]);
  });

  it('are the names of each data set in the product model, also retired ones', async () => {
    const site = await siteOf(docs, { ...productFiles(), [file]: '- [a, b]\n' });
    const datasets = site.product?.datasets ?? [];
    const synonyms = readSynonyms(site);
    expect(synonyms).toHaveLength(datasets.length + 1);
    for (const { id, aliases, retired } of datasets)
      expect(synonyms).toContainEqual([id, ...aliases, ...retired]);
    expect(synonyms.find(([id]) => id === 'HF_JAILBREAKBENCH')).toContain('jbb');
  });

  it.each([
    ['a list of words', '- evaluator\n', '0'],
    ['a word alone', '- [evaluator]\n', '0'],
    ['a number', '- [rate limit, 429]\n', '0.1'],
    ['an empty word', "- [a, b]\n- [a, '']\n", '1.1'],
    ['an object', 'a: b\n', ''],
    ['no YAML', '- [a, b\n', 'line'],
  ])('that are wrong are an error that names the file and the place: %s', async (_, text, place) => {
    const lines = await mistakesOf(() => synonymsOf({ [file]: text }));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.startsWith(`${file}: `)).toBe(true);
    expect(lines[0]).toContain(place);
  });
});
