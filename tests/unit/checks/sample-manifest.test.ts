import { expect, it } from 'vitest';
import { sampleList, sampleManifest } from '../../../checks/sample-manifest.ts';
import { documentOf, found, siteOf } from './site-of.ts';

const sample = (text: string, more = '') =>
  `<figure data-sample="true"${more}><figcaption>Adversarial sample: Flipped: all</figcaption><pre><code>${text}</code></pre></figure>`;
const pages = {
  '/': documentOf('<h1>Home</h1><p>No sample.</p>'),
  '/tactics/flip': documentOf(
    `<h1>Flip</h1>${sample('first')}<h2 id="how">How <em>it</em> works</h2>${sample('second')}${sample('third')}<h3 id="more">More</h3>${sample('fourth', ' id="own"')}`,
  ),
  '/guide/tactics/': documentOf(`<h1>Guide</h1><h2 id="a">A</h2>${sample('ä')}`),
};
const manifest = sampleManifest(siteOf(pages));
const withList = (list: string | undefined, site: Record<string, string> = pages) =>
  siteOf(site, list === undefined ? {} : { 'samples.json': list });

it('[2T.19] the list names each sample by page, id, kind and hash, and says why it is inert', () => {
  const { about, samples } = JSON.parse(manifest) as { about: string; samples: Record<string, unknown>[] };
  expect(about).toContain('quoted as data');
  expect(samples.map(({ page, id, heading, kind }) => [page, id, heading, kind])).toEqual([
    ['/guide/tactics/', 'a/1', 'A', 'prompt'],
    ['/tactics/flip', '/1', 'Flip', 'flip'],
    ['/tactics/flip', 'how/1', 'How it works', 'flip'],
    ['/tactics/flip', 'how/2', 'How it works', 'flip'],
    ['/tactics/flip', 'own', 'More', 'flip'],
  ]);
  expect(samples[0]).toMatchObject({
    caption: 'Flipped: all',
    bytes: 2,
    inert: expect.stringContaining('code block'),
  });
  expect(samples[0]?.sha256).toMatch(/^[\da-f]{64}$/);
  expect(manifest).not.toContain('first');
});

it('a list that holds every sample of every page, and nothing else, passes', () => {
  expect(sampleList.find(withList(manifest))).toEqual([]);
});

it('a site without samples needs no list, and may have an empty one', () => {
  const without = { '/': pages['/'] };
  expect(sampleList.find(withList(undefined, without))).toEqual([]);
  expect(sampleList.find(withList(sampleManifest(siteOf(without)), without))).toEqual([]);
});

it('[2T.19] a sample that is not in the list, or not as it is on the page, is a problem', () => {
  const { about, samples } = JSON.parse(manifest) as { about: string; samples: unknown[] };
  const shorter = JSON.stringify({ about, samples: samples.slice(1) });
  expect(found(sampleList, withList(shorter))).toEqual([
    '/guide/tactics/: the sample a/1 is not in /samples.json as it is on the page',
  ]);
  const changed = { ...pages, '/guide/tactics/': pages['/guide/tactics/'].replace('ä', 'o') };
  expect(found(sampleList, withList(manifest, changed))).toEqual([
    '/guide/tactics/: the sample a/1 is not in /samples.json as it is on the page',
    '/samples.json: the sample a/1 of /guide/tactics/ is on no page, or twice in the list',
  ]);
});

it('an entry of the list that no page has, or that is there twice, is a problem', () => {
  expect(found(sampleList, withList(manifest, { '/': pages['/'] }))).toHaveLength(5);
  const { about, samples } = JSON.parse(manifest) as { about: string; samples: unknown[] };
  const twice = JSON.stringify({ about, samples: [...samples, samples[0]] });
  expect(found(sampleList, withList(twice))).toEqual([
    '/samples.json: the sample a/1 of /guide/tactics/ is on no page, or twice in the list',
  ]);
});

it('a list that is missing, or is none, is a problem', () => {
  expect(found(sampleList, withList(undefined))).toEqual(['/samples.json: the file is missing']);
  for (const list of ['', '{', '[]', '{"about":"","samples":[{}]}'])
    expect(found(sampleList, withList(list))).toEqual(['/samples.json: the file is not a list of samples']);
});
