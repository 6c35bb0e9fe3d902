import type { Product } from '../product.ts';

/** Names of another part that a field of a format takes. */
export interface NameList {
  /** One of them, in a word: `plugin`. */
  readonly kind: string;
  readonly names: readonly string[];
  /** Name → the group it belongs to, for `x-paired`. */
  readonly groups?: ReadonlyMap<string, string>;
  /** Older spelling → the current one. */
  readonly retired?: ReadonlyMap<string, string>;
  /** Name on the command line → the one in files. */
  readonly aliases?: ReadonlyMap<string, string>;
}

const lists = {
  datasets: ({ datasets }) => ({
    kind: 'dataset',
    names: datasets.map(({ id }) => id),
    retired: new Map(datasets.flatMap(({ id, retired }) => retired.map((old) => [old, id]))),
    aliases: new Map(datasets.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id]))),
  }),
  plugins: ({ plugins: { plugins } }) => ({ kind: 'plugin', names: plugins.map(({ id }) => id) }),
  evaluators: ({ evaluators: { evaluators } }) => ({
    kind: 'evaluator',
    names: evaluators.map(({ id }) => id),
    groups: new Map(evaluators.map(({ id, type }) => [id, type])),
    aliases: new Map(evaluators.flatMap(({ id, flags }) => flags.map((flag) => [flag, id]))),
  }),
  'evaluator types': ({ evaluators: { types } }) => ({
    kind: 'kind of evaluator',
    names: types.map(({ id }) => id),
  }),
  'evaluator scopes': ({ evaluators: { scopes } }) => ({
    kind: 'scope of an evaluator',
    names: scopes.map(({ id }) => id),
  }),
  'scope providers': ({ providers: { working } }) => {
    const used = working.filter(({ config }) => config);
    return {
      kind: 'provider of a scope',
      names: used.map(({ id }) => id),
      retired: new Map(used.flatMap(({ id, retired }) => retired.map((old) => [old, id]))),
    };
  },
  'mutation tactics': ({ tactics }) => ({
    kind: 'mutation tactic',
    names: tactics.flatMap(({ invocation }) => (invocation.kind === 'mutation' ? [invocation.value] : [])),
  }),
} satisfies Record<string, (product: Product) => NameList>;

/** Lists that `x-model` can name. */
export const nameLists = Object.keys(lists);

/** The names that `x-model` stands for, undefined for a list that does not exist. */
export function namesOf(product: Product, list: string): NameList | undefined {
  return Object.hasOwn(lists, list) ? lists[list as keyof typeof lists](product) : undefined;
}
