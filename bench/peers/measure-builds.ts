import type { ProcessCost } from '../../tools/testing/measure-process.ts';
import { buildPeer, folderOf } from './build.ts';
import type { Corpus } from './corpus.ts';
import type { Peer } from './peers.ts';
import type { Section } from './results.ts';
import { type Row, table } from './table.ts';

/** Read with the numbers: what is compared. */
const note =
  'No peer compresses, draws preview images or checks examples: "the same work" of ours is its stages pages and search. Docusaurus makes no search index, its search is a hosted service. Memory is that of all processes at one time, what they share counted for each.';

/** Clean builds and builds with caches kept, the peers by turns, so that a busy minute of the machine meets them all. */
export async function measureBuilds(
  peers: readonly Peer[],
  corpora: readonly Corpus[],
  runs: number,
  record: (section: Section) => void,
): Promise<void> {
  for (const corpus of corpora) {
    const pages = corpus.folders.flatMap((folder) => folder.pages).length;
    const clean = peers.map((): ProcessCost[] => []);
    const kept = peers.map((): ProcessCost[] => []);
    for (const peer of peers) peer.write(folderOf(peer), corpus);
    for (let run = 1; run <= runs; run++) {
      for (const [place, peer] of peers.entries()) {
        clean[place]?.push(await build(peer, corpus, 'clean', `${pages} pages, run ${run}`));
        kept[place]?.push(await build(peer, corpus, 'kept', `${pages} pages, run ${run}`));
      }
    }
    const rows = [...rowsOf('clean', clean), ...rowsOf('nothing changed, caches kept', kept)];
    record({
      title: `Build of ${pages} pages`,
      text: `${note}\n\n${table(
        peers.map(({ label }) => label),
        rows,
      )}`,
    });
  }
}

async function build(
  peer: Peer,
  corpus: Corpus,
  caches: 'clean' | 'kept',
  run: string,
): Promise<ProcessCost> {
  const cost = await buildPeer(peer, corpus, caches);
  const { seconds, cpuSeconds, megabytes } = cost;
  console.log(
    `${run}: ${peer.label}, ${caches}: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} CPU s, ${megabytes?.toFixed(0) ?? '–'} MB`,
  );
  return cost;
}

function rowsOf(name: string, costs: readonly (readonly ProcessCost[])[]): Row[] {
  const samples = (pick: (cost: ProcessCost) => number | undefined) =>
    costs.map((runs) => runs.map((cost) => pick(cost) ?? Number.NaN));
  return [
    { name: `${name}: time`, unit: 's', digits: 1, samples: samples(({ seconds }) => seconds) },
    {
      name: `${name}: processor`,
      unit: 'CPU s',
      digits: 1,
      samples: samples(({ cpuSeconds }) => cpuSeconds),
    },
    { name: `${name}: memory`, unit: 'MB', samples: samples(({ megabytes }) => megabytes) },
  ];
}
