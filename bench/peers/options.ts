import { parseArgs } from 'node:util';
import { type Peer, peers } from './peers.ts';

export const parts = ['build', 'weight', 'lighthouse', 'navigation'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  /** Sizes of the corpus, the largest first: what is built last is what readers' part is measured of. */
  readonly pages: readonly number[];
  /** The first is what all are compared with. */
  readonly peers: readonly Peer[];
  readonly runs: number;
  readonly only: readonly Part[];
}

/**
 * Reads the arguments of the command line.
 * @throws {Error} one is unknown or has a value that is none
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '80,1000' },
      peers: { type: 'string', default: peers.map(({ name }) => name).join(',') },
      runs: { type: 'string', default: '3' },
      only: { type: 'string', default: parts.join(',') },
    },
  });
  return {
    pages: values.pages
      .split(',')
      .map((text) => count('--pages', text))
      .sort((a, b) => b - a),
    peers: values.peers.split(',').map((name) =>
      choice(
        '--peers',
        name,
        peers,
        peers.map((peer) => peer.name),
      ),
    ),
    runs: count('--runs', values.runs),
    only: values.only.split(',').map((name) => choice('--only', name, parts, parts)),
  };
}

function count(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${option}: "${text}" is not a number of 1 or more.`);
  return value;
}

function choice<T>(option: string, name: string, values: readonly T[], names: readonly string[]): T {
  const value = values[names.indexOf(name)];
  if (value === undefined) throw new Error(`${option}: "${name}" is not known. Known: ${names.join(', ')}.`);
  return value;
}
