import type { Product } from '../../product.ts';
import type { Connection } from '../connections.ts';

/** What opens a connection, as a reader types it: an evaluator by its flag, a dataset by its alias. */
export function typedNamesOf(
  { evaluators, datasets }: Pick<Product, 'evaluators' | 'datasets'>,
  { of, names }: Pick<Connection, 'of' | 'names'>,
): string[] {
  const flags = new Map<string, string | undefined>([
    ...(of === 'evaluator' ? evaluators.evaluators.map((each) => [each.id, each.flags[0]] as const) : []),
    ...(of === 'dataset' ? datasets.map((each) => [each.id, each.aliases[0]] as const) : []),
  ]);
  return names.map((name) => flags.get(name) ?? name);
}
