import { type Directives, namesOf, notAllAmong, notAmong, type ProductDirective } from '../directive.ts';
import { modelKinds } from './models.ts';
import { providerKinds } from './providers.ts';

/** A directive about the providers, or about those of one kind. */
const aProviderKind = {
  attributes: { kind: 'optional' },
  unknown: (_, { kind }) => notAmong('kind of provider', kind, providerKinds),
} satisfies ProductDirective;

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const providersDirectives = {
  providers: aProviderKind,
  'provider-classes': aProviderKind,
  'provider-lab': { attributes: {} },
  'provider-replies': { attributes: {} },
  'prompt-repositories': { attributes: {} },
  'litellm-prefixes': { attributes: {} },
  'unsupported-providers': { attributes: {} },
  models: {
    attributes: { ids: 'optional', provider: 'optional', kind: 'optional' },
    unknown: ({ models, providers }, { ids, provider, kind }) =>
      notAllAmong('model', ids, namesOf(models)) ??
      notAmong('provider', provider, namesOf(providers.working)) ??
      notAmong('kind of model', kind, modelKinds),
  },
  model: {
    attributes: { id: 'required' },
    unknown: ({ models }, { id }) => notAmong('model', id, namesOf(models)),
  },
  'model-labels': {
    attributes: { id: 'required' },
    unknown: ({ models }, { id }) =>
      notAmong('model with labels', id, namesOf(models.filter(({ labels }) => labels.length > 0))),
  },
  'model-metrics': {
    attributes: { ids: 'required' },
    unknown: ({ models }, { ids }) =>
      notAllAmong('model with figures', ids, namesOf(models.filter(({ metrics }) => metrics.length > 0))),
  },
} satisfies Directives;
