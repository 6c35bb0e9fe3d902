/**
 * Benchmarks, printed with their budgets and written to docs/measured.md. What some of them need is installed by the first run.
 * Usage: npm run bench [pages] [navigation] [labs] [attacks] [search] [server] [mcp] [build] [warm] [lighthouse]   (default: all but warm; needs a built site in dist/)
 * `server` takes BENCH_SECONDS, 30, of load and attacks while memory is watched.
 * Exit: 0 within all budgets; 1 otherwise.
 */
import { existsSync } from 'node:fs';
import { benchBuild } from './build.ts';
import { benchAttacks } from './labs/bench-attacks.ts';
import { benchLabs } from './labs/bench-labs.ts';
import { circumstances, writeMeasures } from './measured.ts';
import { benchNavigation } from './navigation.ts';
import { ensurePackages } from './packages.ts';
import { benchPages } from './pages.ts';
import type { Measure } from './report.ts';
import { printMeasures } from './report.ts';
import { benchWarmBuilds } from './warm-builds.ts';

const suites: Record<string, () => Promise<Measure[]> | Measure[]> = {
  pages: () => benchPages('dist'),
  navigation: () => benchNavigation('dist'),
  labs: () => benchLabs('dist'),
  attacks: () => benchAttacks('dist'),
  search: async () => {
    ensurePackages('bench');
    return (await import('./search/bench-search.ts')).benchSearch('dist');
  },
  server: async () => (await import('./server.ts')).benchSiteServer('dist'),
  mcp: async () => (await import('./mcp.ts')).benchMcp('dist'),
  build: benchBuild,
  warm: () => benchWarmBuilds(),
  lighthouse: async () => {
    ensurePackages('bench');
    return (await import('./lighthouse.ts')).benchLighthouse('dist');
  },
};
const chosen = process.argv.slice(2);
/** The proof of warm builds takes as long as all others together, and measures nothing that changes by itself. */
const usual = Object.keys(suites).filter((name) => name !== 'warm');
const names = chosen.length > 0 ? chosen : usual;

if (!existsSync('dist/index.html')) {
  console.error('No built site in dist/. Run "npm run build" first.');
  process.exit(1);
}
let within = true;
try {
  for (const name of names) {
    const suite = suites[name];
    if (!suite) throw new Error(`Unknown benchmark "${name}". Known: ${Object.keys(suites).join(', ')}`);
    const when = circumstances();
    const measures = await suite();
    writeMeasures(name, measures, when);
    within = printMeasures(name, measures) && within;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(within ? 0 : 1);
