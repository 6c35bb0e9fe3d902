import type { Product } from '../product.ts';
import type { Missing } from '../references.ts';

/** Variables that providers and LiteLLM prefixes name. */
export function providerNeeds({ providers, environment }: Product, missing: Missing): void {
  const check = (entry: string, names: readonly string[]) => {
    for (const name of names)
      if (!environment.some(({ id }) => id === name)) missing('providers', entry, 'variable', name);
  };
  for (const { id, environment: needed } of [...providers.working, ...providers.promptRepositories])
    check(id, [...needed.all, ...needed.any, ...needed.optional]);
  for (const { id, key, address } of providers.litellmPrefixes)
    check(
      id,
      [key, address].filter((name) => name !== undefined),
    );
}

/** Classes and members of `ProviderType` that providers name. */
export function providerClasses({ providers, sdk }: Product, missing: Missing): void {
  const members = sdk.names.find(({ name }) => name === 'ProviderType')?.members ?? [];
  for (const { id, configuration } of providers.promptRepositories)
    for (const name of configuration)
      if (!sdk.names.some((each) => each.name === name)) missing('providers', id, 'class of the SDK', name);
  for (const { id, agent, configuration, member } of providers.working) {
    const classes = [
      ...(agent ? [agent] : []),
      ...configuration.map((name) => ({ class: name, module: undefined })),
    ];
    for (const { class: name, module } of classes) {
      const known = sdk.names.find((each) => each.name === name);
      if (!known || (module && known.module !== module))
        missing('providers', id, 'class of the SDK', module ? `${module}.${name}` : name);
    }
    if (member && !members.some(({ name, value }) => name === member && value === id))
      missing('providers', id, 'member of ProviderType', member);
  }
}

/** Providers that run models, evaluators that models are, and examples of providers: models that are still served. */
export function modelNames({ models, providers, evaluators }: Product, missing: Missing): void {
  const retired = models.filter((model) => model.retired).map(({ id }) => id);
  for (const { id, example } of providers.working)
    if (example && retired.includes(example)) missing('providers', id, 'served model', example);
  for (const { id, provider, judge } of models) {
    if (provider && !providers.working.some((each) => each.id === provider))
      missing('models', id, 'provider', provider);
    for (const flag of judge)
      if (!evaluators.evaluators.some(({ flags }) => flags.includes(flag)))
        missing('models', id, 'evaluator', flag);
  }
}
