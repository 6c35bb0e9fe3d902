import type { Product } from '../product.ts';
import type { Missing } from '../references.ts';
import type { ConnectionKind } from './connections.ts';

/** Names of each kind that can open connections; a command with sub-commands opens none itself. */
export function connectionNames(product: Product): Readonly<Record<ConnectionKind, readonly string[]>> {
  const paths = product['command-line'].map(({ path }) => path);
  return {
    command: paths.filter((path) => !paths.some((other) => other.startsWith(`${path} `))),
    agent: product.providers.working.map(({ id }) => id),
    evaluator: product.evaluators.evaluators.map(({ id }) => id),
    dataset: product.datasets.map(({ id }) => id),
  };
}

/** Connections name what exists, and every command, agent, evaluator and dataset says what it contacts. */
export function connectionReferences(product: Product, missing: Missing): void {
  const { hosts, connections } = product.connections;
  for (const { id, of, names, hosts: contacted } of connections) {
    const known = connectionNames(product)[of];
    for (const name of names) if (!known.includes(name)) missing('connections', id, of, name);
    for (const name of contacted)
      if (!hosts.some((host) => host.id === name)) missing('connections', id, 'host', name);
  }
  for (const [kind, known] of Object.entries(connectionNames(product)))
    for (const name of known)
      if (!connections.some(({ of, names }) => of === kind && names.includes(name)))
        missing('connections', 'connections', `entry of ${kind}`, name);
  for (const { id } of hosts)
    if (!connections.some((each) => each.hosts.includes(id)))
      missing('connections', 'hosts', 'connection to', id);
}
