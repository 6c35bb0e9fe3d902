import type { Product } from '../../src/product/product.ts';
import { Comparer, type Comparison } from './difference.ts';
import type { Facts } from './facts.ts';
import { readFrameworks, readPlugins } from './package-data.ts';

/** Plugins, by the list that comes with the package: ids, categories, tags. */
export function comparePlugins({ plugins }: Product, facts: Facts): Comparison {
  const comparer = new Comparer('plugins');
  const real = readPlugins(facts);
  const served = plugins.plugins.filter(({ id }) => real.some((plugin) => plugin.id === id));
  comparer.sets(
    'plugin ',
    plugins.plugins.map(({ id }) => id),
    real.map(({ id }) => id),
  );
  comparer.sets(
    'category ',
    plugins.categories.map(({ id }) => id),
    real.map(({ category }) => category),
  );
  comparer.sets(
    'tag ',
    plugins.tags,
    real.flatMap(({ tags }) => tags),
  );
  for (const { id, differs } of plugins.plugins) comparer.explain(`plugin ${id}`, differs);
  for (const { id } of served) {
    const found = real.find((plugin) => plugin.id === id);
    comparer.same(`plugin ${id}`, 'category', id.split(':')[0], found?.category);
  }
  return comparer.done();
}

/** Frameworks: ids, names, how many controls and plugins, and the plugins of each control that pages speak of. */
export function compareFrameworks({ frameworks }: Product, facts: Facts): Comparison {
  const comparer = new Comparer('frameworks');
  const real = new Map(readFrameworks(facts).map((framework) => [framework.id, framework]));
  comparer.sets(
    'framework ',
    frameworks.map(({ productId }) => productId),
    real.keys(),
  );
  for (const { productId, productName, mapped, selects, existing, controls } of frameworks) {
    const found = real.get(productId);
    if (!found) continue;
    const entry = `framework ${productId}`;
    comparer.same(entry, 'name', productName, found.name);
    comparer.same(entry, 'controls', mapped, found.sections.length);
    const ids = new Set(found.sections.flatMap((section) => section.plugins));
    comparer.same(entry, 'ids', selects, ids.size);
    comparer.same(
      entry,
      'existing plugins',
      existing,
      readPlugins(facts).filter(({ id }) => ids.has(id)).length,
    );
    for (const control of controls) {
      const where = `${entry}, ${control.id}`;
      comparer.explain(where, control.differs);
      const section = found.sections.find(({ title }) => title === control.title || title === control.id);
      if (section) comparer.same(where, 'plugins', control.plugins.toSorted(), section.plugins.toSorted());
      else comparer.add(where, 'extra', 'not in DTX');
    }
  }
  return comparer.done();
}

/** Values of `--agent`: those that work, and those that the parser accepts and a run refuses. */
export function compareProviders({ providers }: Product, { commands }: Facts): Comparison {
  const comparer = new Comparer('providers');
  const run = commands.find(({ path }) => path === 'dtx redteam run');
  comparer.sets(
    '--agent ',
    [...providers.working.map(({ id }) => id), ...providers.unsupported.names],
    (run?.options.find(({ names }) => names.includes('--agent'))?.choices ?? []).map(String),
  );
  return comparer.done();
}

/** Ids and keys of frames of attacks and of `dtx copilot prompts`. */
export function compareTactics({ tactics, mutations }: Product, { enums, texts }: Facts): Comparison {
  const comparer = new Comparer('tactics');
  comparer.sets(
    'attack ',
    tactics.flatMap(({ invocation }) => (invocation.kind === 'attack' ? [invocation.value] : [])),
    Object.values(enums['dtx_attacks.attacks.attackers.base.AttackFlavor'] ?? {}).map(String),
  );
  const known = new Set(texts);
  for (const { id } of mutations) comparer.holds(`technique ${id}`, known.has(id), 'its name is not in DTX');
  return comparer.done();
}
