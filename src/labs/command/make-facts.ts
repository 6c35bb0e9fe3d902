import type { CommandLabFacts } from './facts.ts';

/** Takes out of the product model what the lab needs, without where it was read. */
export function makeFacts(product: CommandLabFacts): CommandLabFacts {
  const { evaluators, providers, plugins, connections, runs } = product;
  const facts: CommandLabFacts = {
    'command-line': product['command-line'],
    datasets: take(
      product.datasets,
      'id',
      'aliases',
      'retired',
      'content',
      'evaluator',
      'judgedBy',
      'environment',
    ),
    evaluators: {
      evaluators: take(
        evaluators.evaluators,
        'id',
        'flags',
        'retired',
        'summary',
        'unavailable',
        'environment',
        'service',
      ),
      registry: take(evaluators.registry, 'id', 'meaning'),
      automatic: take(evaluators.automatic, 'id', 'meaning'),
    },
    providers: {
      working: take(providers.working, 'id', 'title', 'url', 'environment', 'remark', 'retired'),
      unsupported: pick(providers.unsupported, ['names', 'error', 'instead']),
      litellmPrefixes: take(providers.litellmPrefixes, 'id', 'key', 'keyIsOptional', 'address'),
    },
    plugins: { plugins: take(plugins.plugins, 'id', 'listed'), tags: plugins.tags },
    frameworks: take(product.frameworks, 'title', 'productId', 'productName', 'selects'),
    environment: take(product.environment, 'id', 'purpose', 'wrapper'),
    connections: {
      hosts: take(connections.hosts, 'id', 'title', 'address', 'changedWith'),
      connections: take(connections.connections, 'of', 'names', 'hosts', 'calls', 'data', 'dataToHub', 'why'),
    },
    runs: {
      limits: take(runs.limits, 'name', 'counts', 'plan', 'planRun', 'directRun'),
      exits: take(runs.exits, 'code', 'of', 'when'),
    },
    'known-issues': take(
      product['known-issues'].filter(({ calls }) => calls.length > 0),
      'id',
      'subject',
      'harm',
      'observed',
      'workaround',
      'calls',
      'exit',
    ),
  };
  return withoutProvenance(facts) as CommandLabFacts;
}

/** Entries with the fields that are named. */
function take<Entry, Field extends keyof Entry>(
  entries: readonly Entry[],
  ...fields: readonly Field[]
): Pick<Entry, Field>[] {
  return entries.map((entry) => pick(entry, fields));
}

function pick<Entry, Field extends keyof Entry>(entry: Entry, fields: readonly Field[]): Pick<Entry, Field> {
  const picked = {} as Pick<Entry, Field>;
  for (const field of fields) if (entry[field] !== undefined) picked[field] = entry[field];
  return picked;
}

const provenance: ReadonlySet<string> = new Set(['source', 'evidence', 'note', 'settle']);

function withoutProvenance(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProvenance);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !provenance.has(field))
      .map(([field, each]) => [field, withoutProvenance(each)]),
  );
}
