import type { Product } from '../../src/product/product.ts';
import type { Site } from '../../src/site/site.ts';
import {
  type PageCommand,
  type PageDocument,
  pageCommands,
  pageDocuments,
  sourcesOf,
} from '../pages/page-items.ts';

/** Kinds of things that are tried, in the order of the coverage table. */
export const itemKinds = [
  'command',
  'flag',
  'exit',
  'limit',
  'agent',
  'dataset',
  'evaluator',
  'attack',
  'mutation',
  'message',
  'known-issue',
  'variable',
  'host',
  'connection',
  'offline',
  'class',
  'method',
  'page-command',
  'page-document',
] as const;
export type ItemKind = (typeof itemKinds)[number];

interface Pages {
  readonly commands: readonly PageCommand[];
  readonly documents: readonly PageDocument[];
}

/** The same, with the commands and files that pages show. */
export async function itemsOfSite(site: Site): Promise<string[]> {
  const { product } = site;
  if (!product) throw new Error('The site has no model of a product.');
  const sources = sourcesOf(site);
  return itemsOf(product, {
    commands: await pageCommands(sources, product),
    documents: pageDocuments(sources, product),
  });
}

/**
 * Everything in the model of the product that a scenario can try.
 * @returns `kind name`, as scenarios write it in `tries`
 */
export function itemsOf(product: Product, pages: Pages = { commands: [], documents: [] }): string[] {
  const commands = product['command-line'];
  const names: Readonly<Record<ItemKind, readonly string[]>> = {
    command: commands.map(({ path }) => path),
    flag: commands.flatMap(({ path, options }) => options.map(({ name }) => `${path} ${name}`)),
    exit: product.runs.exits.map(({ of = 'dtx', code }) => `${of} ${code}`),
    limit: product.runs.limits.map(({ name }) => name),
    agent: product.providers.working.map(({ id }) => id),
    dataset: product.datasets.map(({ id }) => id),
    evaluator: product.evaluators.evaluators.map(({ id }) => id),
    attack: attackNames(product),
    mutation: product.mutations.map(({ id }) => id),
    message: product.messages.map(({ id }) => id),
    'known-issue': product['known-issues'].map(({ id }) => id),
    variable: product.environment.map(({ id }) => id),
    host: product.connections.hosts.map(({ id }) => id),
    connection: product.connections.connections.map(({ id }) => id),
    offline: product.connections.offline.map(({ id }) => id),
    class: product.sdk.names.map(({ name }) => name),
    'page-command': pages.commands.map(({ words }) => words.join(' ')),
    'page-document': pages.documents.map(({ where }) => where),
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
