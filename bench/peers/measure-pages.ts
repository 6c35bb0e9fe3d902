import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import type { Result } from 'lighthouse';
import { browserOptions } from '../../tools/testing/browser.ts';
import { buildPeer, folderOf, outputOf } from './build.ts';
import { type Corpus, medianPage } from './corpus.ts';
import { dwell, type Navigation, navigate } from './navigation.ts';
import type { Options } from './options.ts';
import type { Peer } from './peers.ts';
import type { Section } from './results.ts';
import { type Served, serveBuilt } from './serve.ts';
import { type Row, table } from './table.ts';
import { type Weight, weighPage } from './weight.ts';

/** A peer whose pages are served. */
interface Site {
  readonly peer: Peer;
  readonly served: Served;
}

/** What readers meet: the bytes of a page, Lighthouse and navigation, all of the smallest corpus. */
export async function measurePages(
  { peers, runs, only }: Options,
  corpora: readonly Corpus[],
  record: (section: Section) => void,
): Promise<void> {
  const corpus = corpora.at(-1);
  const parts = only.filter((part) => part !== 'build');
  if (parts.length === 0 || !corpus) return;
  const sites: Site[] = [];
  try {
    for (const peer of peers.filter(({ isBuildOnly }) => !isBuildOnly)) {
      if (!only.includes('build')) {
        console.log(`${peer.label}: building`);
        peer.write(folderOf(peer), corpus);
        await buildPeer(peer, corpus, 'clean');
      }
      sites.push({ peer, served: await serveBuilt(outputOf(peer)) });
    }
    for (const part of parts) record(await measures[part](sites, corpus, runs));
  } finally {
    for (const { served } of sites) served.close();
  }
}

type Measure = (sites: readonly Site[], corpus: Corpus, runs: number) => Promise<Section>;
const measures = { weight, lighthouse, navigation } satisfies Record<string, Measure>;

async function weight(sites: readonly Site[], corpus: Corpus): Promise<Section> {
  const { path } = medianPage(corpus);
  const weights = await withBrowser(async (browser) => {
    const all: Weight[] = [];
    for (const { peer, served } of sites) all.push(await weighPage(browser, served, peer.address(path)));
    return all;
  });
  const row = (name: string, pick: (weight: Weight) => number, unit = 'kB'): Row => ({
    name,
    unit,
    digits: unit === 'kB' ? 1 : 0,
    samples: weights.map((each) => [pick(each) / (unit === 'kB' ? 1000 : 1)]),
  });
  return {
    title: 'Weight of a page',
    text: `${path}, bodies compressed by brotli (quality 11), with an empty cache.\n\n${table(
      columns(sites),
      [
        row('HTML, with the styles in it', ({ html }) => html),
        row('style sheets', ({ style }) => style),
        row('script', ({ script }) => script),
        row('all until the page has loaded', ({ loaded }) => loaded),
        row('fetched after that, at rest', ({ later }) => later),
        row('how many files that is', ({ laterFiles }) => laterFiles, ''),
      ],
    )}`,
  };
}

async function lighthouse(sites: readonly Site[], corpus: Corpus, runs: number): Promise<Section> {
  const { withLighthouse } = await import('../lighthouse.ts');
  const { path } = medianPage(corpus);
  const results = sites.map((): Result[] => []);
  await withLighthouse(aloneInTheWorld(), async (run) => {
    for (let round = 0; round < runs; round++) {
      for (const [place, { peer, served }] of sites.entries()) {
        results[place]?.push(await run(served.origin + peer.address(path)));
      }
    }
  });
  const samples = (pick: (result: Result) => number) => results.map((each) => each.map(pick));
  const audit = (name: string, id: string, unit: string, digits = 0): Row => ({
    name,
    unit,
    digits,
    samples: samples(({ audits }) => audits[id]?.numericValue ?? Number.NaN),
  });
  const categories = Object.entries(results[0]?.[0]?.categories ?? {});
  return {
    title: 'Lighthouse, mobile',
    text: `${path}, with the network and the processor that Lighthouse simulates.\n\n${table(columns(sites), [
      ...categories.map(([id, { title }]) => ({
        name: title,
        unit: '',
        isScore: true,
        samples: samples((each) => Math.round((each.categories[id]?.score ?? 0) * 100)),
      })),
      audit('first contentful paint', 'first-contentful-paint', 'ms'),
      audit('largest contentful paint', 'largest-contentful-paint', 'ms'),
      audit('total blocking time', 'total-blocking-time', 'ms'),
      audit('layout shift', 'cumulative-layout-shift', '', 3),
    ])}`,
  };
}

async function navigation(sites: readonly Site[], corpus: Corpus, runs: number): Promise<Section> {
  const [folder] = corpus.folders;
  if (!folder) throw new Error('unreachable: a corpus has folders');
  const rows: Row[] = [];
  for (const slowdown of [1, 4]) {
    const times = sites.map((): Navigation[] => []);
    await withBrowser(async (browser) => {
      for (let round = 0; round < runs; round++) {
        for (const [place, { peer, served }] of sites.entries()) {
          times[place]?.push(...(await navigate(browser, served.origin, folder, peer.address, slowdown)));
        }
      }
    });
    const name = slowdown === 1 ? '' : `, processor ${slowdown} times slower`;
    const samples = (pick: (time: Navigation) => number) => times.map((each) => each.map(pick));
    rows.push(
      { name: `click to the heading${name}`, unit: 'ms', samples: samples(({ shown }) => shown) },
      { name: `click to its frame${name}`, unit: 'ms', samples: samples(({ painted }) => painted) },
    );
  }
  return {
    title: 'Navigation',
    text: `Clicks on links of the sidebar, ${dwell} ms after the pointer came there.\n\n${table(columns(sites), rows)}`,
  };
}

const columns = (sites: readonly Site[]): string[] => sites.map(({ peer }) => peer.label);

async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(aloneInTheWorld());
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** A browser that finds no other machine: one peer connects to its search service before anybody searches. */
function aloneInTheWorld(): LaunchOptions {
  const options = browserOptions();
  return {
    ...options,
    args: [...(options.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  };
}
