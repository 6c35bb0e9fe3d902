import { jsonName } from '../../product/api/api.ts';
import { formatChecks } from '../../product/formats/format-checks.ts';
import { unknown } from '../../product/network/connections.ts';
import type { Product } from '../../product/product.ts';
import type { ConfigChecks, ConfigFacts } from './facts.ts';

/** What the config lab needs of a product, fetched by those who use it. */
export function configChecks(product: Product): ConfigChecks {
  const { connections, hosts } = product.connections;
  const used = connections.flatMap(({ of, names, hosts: contacted, data = unknown, dataToHub, why }) => {
    const what = of === 'command' ? 'run' : of;
    const isWanted = of !== 'command' || names.includes('dtx redteam run');
    return isWanted ? [{ of: what, names, hosts: contacted, data, dataToHub, why } as const] : [];
  });
  return {
    formats: formatChecks(product),
    facts: {
      connections: used,
      hosts: Object.fromEntries(hosts.map(({ id, title, address }) => [id, { title, address }])),
      keys: keysOf(product),
      datasets: Object.fromEntries(
        product.datasets.map(({ id, plugins, evaluator }) => [id, { plugins, evaluator }]),
      ),
      evaluators: Object.fromEntries(
        product.evaluators.evaluators.map(({ id, unavailable }) => [id, { unavailable }]),
      ),
      unused:
        product.formats.find(({ name }) => name === 'scope')?.schema.$defs?.['plugin-id']?.['x-also'] ?? [],
      messages: messagesOf(product),
    },
  };
}

function keysOf({ providers, evaluators, datasets }: Product): ConfigFacts['keys'] {
  return Object.fromEntries(
    [...providers.working, ...evaluators.evaluators, ...datasets].flatMap(({ id, environment }) => {
      const { all = [], any = [] } = environment ?? {};
      return all.length + any.length > 0 ? [[id, { all, any }]] : [];
    }),
  );
}

/** Requests and responses of the API. A field has its name in protobuf or in JSON, the first step of it. */
function messagesOf({ api }: Product): ConfigFacts['messages'] {
  const used = new Set(
    api.methods.flatMap(({ request, response }) => [request, ...(response ? [response] : [])]),
  );
  return Object.fromEntries(
    api.messages
      .filter(({ name, fields }) => used.has(name) && fields.length > 0)
      .map(({ name, fields }) => [
        name,
        [
          ...new Set(
            fields.flatMap((field) => {
              const top = (field.name.split('.')[0] ?? '').replace('[]', '');
              return [top, jsonName(top)];
            }),
          ),
        ],
      ]),
  );
}
