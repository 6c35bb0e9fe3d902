/**
 * Generators of documentation sites beside ours, over the same pages on the same machine: what a build costs, what a
 * page weighs, Lighthouse, how long a click takes. Writes `bench/peers/results.md`.
 * Usage: npm run bench:peers -- [--pages 80,1000] [--peers starlight,ours] [--runs 3] [--only build,weight,lighthouse,navigation]
 *   peers: starlight, docusaurus, vitepress, ours-same-work, ours; the first is what all are compared with
 * Exit: 1 a peer could not be installed or built, or an option is wrong. Installs peers into `.cache/peers` when they
 * are first measured; needs no network after that.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { ensurePackages } from '../packages.ts';
import { folderOf } from './build.ts';
import { makeCorpus } from './corpus.ts';
import { measureBuilds } from './measure-builds.ts';
import { measurePages } from './measure-pages.ts';
import { readOptions } from './options.ts';
import { mergeSections, type Section } from './results.ts';

const file = 'bench/peers/results.md';
const head =
  '# Peers, measured side by side\n\nWritten by `npm run bench:peers`: medians, from the least to the greatest, and the ratio to the first peer.';

try {
  const options = readOptions(process.argv.slice(2));
  const { pages, peers, runs, only } = options;
  const load = loadavg()[0] ?? 0;
  if (only.includes('lighthouse')) ensurePackages('bench');
  for (const peer of peers) {
    mkdirSync(folderOf(peer), { recursive: true });
    peer.prepare(folderOf(peer));
  }
  // Ours may be there twice.
  const versions = new Set(
    peers.map((peer) => `${peer.label.split(',')[0]} ${peer.version(folderOf(peer))}`),
  );
  const circumstances = [
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`,
    `Node ${process.versions.node}`,
    `load ${load.toFixed(2)} before`,
    `${runs} ${runs === 1 ? 'run' : 'runs'}`,
    [...versions].join(', '),
  ].join(' · ');
  // At once: what follows may fail, and this took minutes.
  const record = ({ title, text }: Section) => {
    const section = { title, text: `${circumstances}\n\n${text}` };
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    writeFileSync(file, mergeSections(before, head, [section]));
    console.log(`\n## ${title}\n\n${section.text}\n`);
  };
  const corpora = pages.map(makeCorpus);
  if (only.includes('build')) await measureBuilds(peers, corpora, runs, record);
  await measurePages(options, corpora, record);
  console.log(`Written to ${file}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
