import { isGroup } from '../command-line/is-group.ts';
import type { Product } from '../product.ts';
import type { State } from './state.ts';

/** Lists whose entries have a state; each is a table: `::states{of="commands"}`. */
export const statedKinds = ['commands', 'agents', 'attacks', 'datasets'] as const;
export type StatedKind = (typeof statedKinds)[number];

/** An entry with its state. */
export interface Stated {
  /** As a reader types it: a command, a value of a flag. */
  readonly name: string;
  readonly state: State | undefined;
  /** Page that is about it. */
  readonly path?: string;
}

/** Entries of a kind, in the order of the model. */
export function statedEntries(product: Product, kind: StatedKind): Stated[] {
  switch (kind) {
    case 'commands':
      // A group of commands does nothing by itself.
      return product['command-line']
        .filter((command) => !isGroup(command, product['command-line']))
        .map(({ path, state }) => ({ name: path, state }));
    case 'agents':
      return product.providers.working.map(({ id, state }) => ({ name: `--agent ${id}`, state }));
    case 'attacks':
      return product.tactics.map(({ name, path, state }) => ({ name, path, state }));
    case 'datasets':
      return product.datasets.map(({ id, aliases, state }) => ({
        name: `--dataset ${aliases[0] ?? id}`,
        state,
      }));
  }
}
