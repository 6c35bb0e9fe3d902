import { existsSync, rmSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { measureProcess, type ProcessCost } from '../../tools/testing/measure-process.ts';
import type { Corpus } from './corpus.ts';
import type { Peer } from './peers.ts';

export const folderOf = ({ name }: Peer): string => resolve('.cache/peers', name);

export const outputOf = (peer: Peer): string => join(folderOf(peer), peer.output);

/**
 * Builds a prepared peer, by the Node that runs this.
 * @param corpus what is written there
 * @param caches of the last build: taken away, or kept
 * @throws {Error} the build failed, with what it printed, or left pages out
 */
export async function buildPeer(peer: Peer, corpus: Corpus, caches: 'clean' | 'kept'): Promise<ProcessCost> {
  const folder = folderOf(peer);
  for (const name of caches === 'clean' ? [peer.output, ...peer.caches] : []) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  const cost = await measureProcess(peer.command, {
    cwd: folder,
    env: {
      ...process.env,
      ...peer.environment,
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      NODE_ENV: 'production',
      CI: '1',
    },
  });
  if (cost.status !== 0) throw new Error(`${peer.label} did not build (${cost.status}):\n${cost.output}`);
  const missing = corpus.folders
    .flatMap(({ pages }) => pages)
    .filter(({ path }) => !['.html', '/index.html'].some((end) => existsSync(outputOf(peer) + path + end)));
  if (missing.length > 0) {
    throw new Error(`${peer.label} left out ${missing.length} pages, ${missing[0]?.path} among them.`);
  }
  return cost;
}
