import type { Product } from '../../src/product/product.ts';

/** Kinds of things that are tried, in the order of the coverage table. */
export const itemKinds = [
  'command',
  'flag',
  'exit',
  'agent',
  'dataset',
  'evaluator',
  'attack',
  'mutation',
  'message',
  'known-issue',
  'variable',
  'host',
  'class',
  'method',
] as const;
export type ItemKind = (typeof itemKinds)[number];

/**
 * Everything in the model of the product that a scenario can try.
 * @returns `kind name`, as scenarios write it in `tries`
 */
export function itemsOf(product: Product): string[] {
  const commands = product['command-line'].filter(
    ({ path }) => !product['command-line'].some((other) => other.path.startsWith(`${path} `)),
  );
  const names: Readonly<Record<ItemKind, readonly string[]>> = {
    command: commands.map(({ path }) => path),
    flag: commands.flatMap(({ path, options }) => options.map(({ name }) => `${path} ${name}`)),
    exit: product.runs.exits.map(({ of = 'dtx', code }) => `${of} ${code}`),
    agent: product.providers.working.map(({ id }) => id),
    dataset: product.datasets.map(({ id }) => id),
    evaluator: product.evaluators.evaluators.map(({ id }) => id),
    attack: attackNames(product),
    mutation: product.mutations.map(({ id }) => id),
    message: product.messages.map(({ id }) => id),
    'known-issue': product['known-issues'].map(({ id }) => id),
    variable: product.environment.map(({ id }) => id),
    host: product.connections.hosts.map(({ id }) => id),
    class: product.sdk.names.map(({ name }) => name),
    method: product.sdk.names.flatMap(({ name, methods = [] }) =>
      methods.map((method) => `${name}.${method.name}`),
    ),
  };
  return itemKinds.flatMap((kind) => [...new Set(names[kind])].map((name) => `${kind} ${name}`));
}

function attackNames(product: Product): readonly string[] {
  const run = product['command-line'].find(({ path }) => path === 'dtx attack run');
  const choices = run?.options.find(({ name }) => name === '--attack')?.choices ?? [];
  return choices.map(String);
}
