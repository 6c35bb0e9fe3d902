import type { Product } from '../product.ts';
import type { Missing } from '../references.ts';

/** Messages and enumerations that methods and fields of the API name. */
export function apiNames({ api, environment }: Product, missing: Missing): void {
  const messages = api.messages.map(({ name }) => name);
  for (const { name, request, response } of api.methods)
    for (const message of response ? [request, response] : [request])
      if (!messages.includes(message)) missing('api', name, 'message', message);
  for (const { name, fields } of api.messages)
    for (const { type, enumeration } of fields) {
      const [message] = /[A-Z]\w+$/.exec(type) ?? [];
      if (message && !messages.includes(message)) missing('api', name, 'message', message);
      if (enumeration && !api.enumerations.some((each) => each.name === enumeration))
        missing('api', name, 'enumeration', enumeration);
    }
  for (const variable of api.host.environment)
    if (!environment.some(({ id }) => id === variable)) missing('api', 'host', 'variable', variable);
}
