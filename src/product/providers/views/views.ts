import type { ViewsOf } from '../../views/views-of.ts';
import type { providersDirectives } from '../directives.ts';
import { ModelFacts } from './ModelFacts.tsx';
import { ModelMetrics } from './ModelMetrics.tsx';
import { ModelsTable } from './ModelsTable.tsx';
import { PromptRepositoryTable } from './PromptRepositoryTable.tsx';
import { ProviderLabView } from './ProviderLabView.tsx';
import { ProviderReplies } from './ProviderReplies.tsx';
import { ProviderTable } from './ProviderTable.tsx';
import { LitellmPrefixTable, ModelLabels, ProviderClassTable } from './tables.ts';
import { UnsupportedProviders } from './UnsupportedProviders.tsx';

export const providersViews: ViewsOf<typeof providersDirectives> = {
  providers: ProviderTable,
  'provider-classes': ProviderClassTable,
  'provider-lab': ProviderLabView,
  'provider-replies': ProviderReplies,
  'prompt-repositories': PromptRepositoryTable,
  'litellm-prefixes': LitellmPrefixTable,
  'unsupported-providers': UnsupportedProviders,
  models: ModelsTable,
  model: ModelFacts,
  'model-labels': ModelLabels,
  'model-metrics': ModelMetrics,
};
