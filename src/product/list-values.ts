import { nearestWord } from '../base/nearest.ts';
import type { ValueList } from './command-line/command-line.ts';
import type { Dataset } from './evaluation/datasets.ts';
import type { Evaluator } from './evaluation/evaluators.ts';
import type { Provider } from './providers/providers.ts';
import type { Framework } from './risks/frameworks.ts';
import type { Plugin } from './risks/plugins.ts';

/** What the lists of names are made from; the product model has it all. */
export interface NameLists {
  readonly datasets: readonly Pick<Dataset, 'id' | 'aliases' | 'retired'>[];
  readonly evaluators: { readonly evaluators: readonly Pick<Evaluator, 'flags' | 'retired'>[] };
  readonly providers: {
    readonly working: readonly Pick<Provider, 'id' | 'retired'>[];
    readonly unsupported?: { readonly names: readonly string[] };
  };
  readonly plugins: {
    readonly plugins: readonly Pick<Plugin, 'id' | 'listed'>[];
    readonly tags: readonly string[];
  };
  readonly frameworks: readonly Pick<Framework, 'title' | 'productId' | 'productName' | 'selects'>[];
}

/** Names that a list of the model accepts. */
export interface ListNames {
  /** Name as typed, in lower case where case does not matter → canonical name. */
  readonly current: ReadonlyMap<string, string>;
  /** Spelling of an older version → name to use today. */
  readonly retired: ReadonlyMap<string, string>;
}

/**
 * Names of a list whose values are plain names; keyword lists have {@link matchesExpression}.
 * @returns `current` without case for datasets, because their names are matched in any case
 */
export function listNames(product: NameLists, list: NamedList): ListNames {
  const lists = made.get(product) ?? new Map<NamedList, ListNames>();
  made.set(product, lists);
  const names = lists.get(list) ?? makeNames(product, list);
  lists.set(list, names);
  return names;
}

type NamedList = 'datasets' | 'evaluators' | 'providers';

/** A command with many values looks into the same lists for each. */
const made = new WeakMap<NameLists, Map<NamedList, ListNames>>();

function makeNames(product: NameLists, list: NamedList): ListNames {
  const current = new Map<string, string>();
  const retired = new Map<string, string>();
  switch (list) {
    case 'datasets':
      for (const { id, aliases, retired: old } of product.datasets) {
        for (const name of [id, ...aliases]) current.set(name.toLowerCase(), id);
        for (const name of old)
          retired.set(name.toLowerCase(), nearestWord(name, aliases) ?? id.toLowerCase());
      }
      break;
    case 'evaluators':
      for (const { flags, retired: old } of product.evaluators.evaluators) {
        for (const flag of flags) current.set(flag, flag);
        for (const flag of old) retired.set(flag, flags[0] ?? flag);
      }
      break;
    case 'providers':
      for (const { id, retired: old } of product.providers.working) {
        current.set(id, id);
        for (const name of old) retired.set(name, id);
      }
  }
  return { current, retired };
}

/** Names of a list as a reader types them: for a dataset its first alias, for the rest every name. */
export function typedNames(product: NameLists, list: 'datasets' | 'evaluators' | 'providers'): string[] {
  return list === 'datasets'
    ? product.datasets.map(({ id, aliases }) => aliases[0] ?? id)
    : [...listNames(product, list).current.keys()];
}

/** Canonical name of a value in a list, undefined when the list has none of that name or holds expressions. */
export function canonicalName(product: NameLists, list: ValueList, value: string): string | undefined {
  if (list === 'plugins' || list === 'frameworks') return undefined;
  return listNames(product, list).current.get(list === 'datasets' ? value.toLowerCase() : value);
}

/**
 * Whether an expression of `--plugin` or `--framework` selects anything: as keyword or regular expression, in any case,
 * it has to match an id or tag of a plugin, or the id, name or title of a framework that has plugins.
 */
export function matchesExpression(
  product: NameLists,
  list: 'plugins' | 'frameworks',
  value: string,
): boolean {
  const names =
    list === 'plugins'
      ? [
          ...product.plugins.plugins.filter(({ listed }) => listed).map(({ id }) => id),
          ...product.plugins.tags,
        ]
      : product.frameworks
          .filter(({ selects }) => selects > 0)
          .flatMap(({ title, productId, productName }) => [title, productId, productName]);
  const pattern = patternOf(value, 'i');
  return pattern !== undefined && names.some((name) => pattern.test(name));
}

function patternOf(text: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(text, flags);
  } catch {
    return undefined;
  }
}
