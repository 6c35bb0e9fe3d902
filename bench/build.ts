import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { generateSite } from './generate-site.ts';
import { median, weighPages } from './page-weight.ts';
import type { Measure } from './report.ts';

interface Build {
  readonly pages: number;
  readonly seconds: number;
  readonly megabytes: number;
  /** Bytes of HTML + CSS by route name. */
  readonly weights: ReadonlyMap<string, number>;
}

function buildOf(pages: number): Build {
  const site = generateSite(pages);
  // Inside the project: Astro shares its work folder between builds that leave it.
  mkdirSync('.cache', { recursive: true });
  const out = mkdtempSync('.cache/bench-');
  try {
    const env = { ...process.env, SITE_ROOT: site, OUT_DIR: out };
    const output = execFileSync('node', ['tools/build.ts'], { env, encoding: 'utf8' });
    const [, built, seconds, megabytes] =
      /Built (\d+) pages in ([\d.]+) s with at most (\d+) MB/.exec(output) ?? [];
    const weights = new Map(weighPages(out).map(({ name, html }) => [name, html]));
    return { pages: Number(built), seconds: Number(seconds), megabytes: Number(megabytes), weights };
  } finally {
    rmSync(site, { recursive: true });
    rmSync(out, { recursive: true });
  }
}

/** How cost grows with the site: the same pages in sites of 82, about 500 and about 1,000 pages. */
export function benchBuild(): Measure[] {
  const [small, middle, large] = [buildOf(82), buildOf(500), buildOf(1000)];
  const grown = [...small.weights].map(([name, bytes]) => (large.weights.get(name) ?? Number.NaN) / bytes);
  const perPage = (from: Build, to: Build) => ((to.seconds - from.seconds) / (to.pages - from.pages)) * 1000;
  return [
    ...[small, middle, large].flatMap(({ pages, seconds, megabytes }) => [
      { name: `clean build of ${pages} pages`, value: seconds, unit: 's' },
      { name: `  memory`, value: megabytes, unit: 'MB', ...(pages > 900 && { atMost: 2000 }) },
    ]),
    { name: 'a further page, up to the middle size', value: perPage(small, middle), unit: 'ms' },
    { name: 'a further page, up to the large size', value: perPage(middle, large), unit: 'ms' },
    {
      name: 'ratio of the two (linear = 1)',
      value: perPage(middle, large) / perPage(small, middle),
      unit: '×',
      atMost: 1.3,
    },
    { name: 'weight of the same page, large / small: median', value: median(grown), unit: '×', atMost: 1.1 },
    {
      name: 'weight of the same page, large / small: worst',
      value: Math.max(...grown),
      unit: '×',
      atMost: 1.1,
    },
  ];
}
