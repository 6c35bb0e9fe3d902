import { code, codes } from '../../views/code-text.ts';
import { entryView } from '../../views/entry-view.tsx';

/** `::litellm-prefixes`: what the first part of a LiteLLM model reads from the environment. */
export const LitellmPrefixTable = entryView({
  what: 'prefixes',
  anchor: 'litellm',
  entries: ({ providers }) => providers.litellmPrefixes,
  nameOf: ({ id }) => id,
  columns: [
    ['prefixInUrl', ({ id }) => code(`${id}/`)],
    ['key', ({ key }) => key && code(key)],
    ['address', ({ address }) => address && code(address)],
    ['goodToKnow', ({ state }) => state?.why],
  ],
});

/** `::model-labels{id="unitary/toxic-bert"}`: the labels of a model's scores, or the codes of its categories. */
export const ModelLabels = entryView({
  what: 'labels',
  anchor: 'label',
  entries: ({ models }, { id }) => models.find((model) => model.id === id)?.labels ?? [],
  nameOf: ({ name }, { id }) => `${id} ${name}`,
  columns: [
    ['label', ({ name }) => code(name)],
    ['meaning', ({ meaning }) => meaning],
  ],
});

/** `::provider-classes`, `::provider-classes{kind="hosted"}`: the classes of the SDK behind each `--agent`. */
export const ProviderClassTable = entryView({
  what: 'providers',
  anchor: 'provider-class',
  entries: ({ providers }, { kind }) => providers.working.filter((each) => !kind || each.kind === kind),
  nameOf: ({ id }) => id,
  columns: [
    [{ name: '--agent' }, ({ id }) => code(id)],
    ['agentClass', ({ agent }) => agent && code(agent.class)],
    ['importFrom', ({ agent }) => agent?.module && code(agent.module)],
    [{ name: 'ProviderType' }, ({ member }) => member && code(member)],
    ['configuration', ({ configuration }) => codes(configuration)],
  ],
});
