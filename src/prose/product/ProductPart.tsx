import type { ComponentType } from 'react';
import { Glossary } from '../glossary/Glossary.tsx';
import { AddressTable } from './AddressTable.tsx';
import { ApiEnumeration } from './ApiEnumeration.tsx';
import { ApiHeaders } from './ApiHeaders.tsx';
import { ApiMessage } from './ApiMessage.tsx';
import { ApiMethods } from './ApiMethods.tsx';
import { ApiPackages } from './ApiPackages.tsx';
import { AttackLibrary } from './AttackLibrary.tsx';
import { AttackOptions } from './AttackOptions.tsx';
import { AutomaticEvaluatorTable } from './AutomaticEvaluatorTable.tsx';
import { CommandList } from './CommandList.tsx';
import { CommandOptions } from './CommandOptions.tsx';
import { CommandReference } from './CommandReference.tsx';
import { ControlTable } from './ControlTable.tsx';
import { DatasetEvaluatorTable } from './DatasetEvaluatorTable.tsx';
import { DatasetTable } from './DatasetTable.tsx';
import type { Attributes, ProductDirectiveName } from './directives.ts';
import { EvaluationMethodTable } from './EvaluationMethodTable.tsx';
import { EvaluatorTable } from './EvaluatorTable.tsx';
import { EvaluatorTypeTable } from './EvaluatorTypeTable.tsx';
import { ExpressionTable } from './ExpressionTable.tsx';
import { FormatTable } from './FormatTable.tsx';
import { FrameworkTable } from './FrameworkTable.tsx';
import { ImageTable } from './ImageTable.tsx';
import { LabSettings } from './LabSettings.tsx';
import { LabTable } from './LabTable.tsx';
import { LitellmPrefixTable } from './LitellmPrefixTable.tsx';
import { ModelFacts } from './ModelFacts.tsx';
import { ModelLabels } from './ModelLabels.tsx';
import { ModelMetrics } from './ModelMetrics.tsx';
import { ModelsTable } from './ModelsTable.tsx';
import { MutationTable } from './MutationTable.tsx';
import { PluginCategoryTable } from './PluginCategoryTable.tsx';
import { PluginTable } from './PluginTable.tsx';
import { ProductVersions } from './ProductVersions.tsx';
import { ProviderClassTable } from './ProviderClassTable.tsx';
import { ProviderTable } from './ProviderTable.tsx';
import { ReleaseTable } from './ReleaseTable.tsx';
import { RequirementTable } from './RequirementTable.tsx';
import { SdkFields } from './SdkFields.tsx';
import { SdkMembers } from './SdkMembers.tsx';
import { SdkMethods } from './SdkMethods.tsx';
import { SdkNames } from './SdkNames.tsx';
import { ServiceTable } from './ServiceTable.tsx';
import { TacticComparison } from './TacticComparison.tsx';
import { TacticDefenses } from './TacticDefenses.tsx';
import { AttackResultTable, TacticDetails } from './TacticDetails.tsx';
import { TacticFacts } from './TacticFacts.tsx';
import { TacticPaper } from './TacticPaper.tsx';
import { TacticParameters } from './TacticParameters.tsx';
import { TacticReference } from './TacticReference.tsx';
import { TacticResults } from './TacticResults.tsx';
import { UnsupportedProviders } from './UnsupportedProviders.tsx';
import { VariableTable } from './VariableTable.tsx';

/** What renders each product directive. Takes the directive's attributes as `attributes`. */
const parts: Record<ProductDirectiveName, ComponentType<{ attributes: Attributes }>> = {
  datasets: DatasetTable,
  command: CommandReference,
  commands: CommandList,
  options: CommandOptions,
  'dataset-evaluators': DatasetEvaluatorTable,
  plugins: PluginTable,
  'plugin-categories': PluginCategoryTable,
  frameworks: FrameworkTable,
  framework: ControlTable,
  evaluators: EvaluatorTable,
  'evaluator-types': EvaluatorTypeTable,
  'automatic-evaluators': AutomaticEvaluatorTable,
  'evaluation-method': EvaluationMethodTable,
  fields: FormatTable,
  variables: VariableTable,
  requirements: RequirementTable,
  expressions: ExpressionTable,
  glossary: Glossary,
  tactics: TacticComparison,
  'tactic-facts': TacticFacts,
  'tactic-parameters': TacticParameters,
  'tactic-reference': TacticReference,
  'tactic-details': TacticDetails,
  'tactic-results': TacticResults,
  'tactic-paper': TacticPaper,
  'tactic-defenses': TacticDefenses,
  'attack-options': AttackOptions,
  'attack-result': AttackResultTable,
  'attack-library': AttackLibrary,
  'mutation-techniques': MutationTable,
  providers: ProviderTable,
  'provider-classes': ProviderClassTable,
  'litellm-prefixes': LitellmPrefixTable,
  'unsupported-providers': UnsupportedProviders,
  models: ModelsTable,
  model: ModelFacts,
  'model-labels': ModelLabels,
  'model-metrics': ModelMetrics,
  'api-methods': ApiMethods,
  'api-message': ApiMessage,
  'api-enumeration': ApiEnumeration,
  'api-headers': ApiHeaders,
  'api-packages': ApiPackages,
  images: ImageTable,
  labs: LabTable,
  services: ServiceTable,
  'lab-settings': LabSettings,
  addresses: AddressTable,
  products: ProductVersions,
  releases: ReleaseTable,
  'sdk-names': SdkNames,
  'sdk-methods': SdkMethods,
  'sdk-fields': SdkFields,
  'sdk-members': SdkMembers,
};

/** A part of the product model, as a directive asked for it. */
export function ProductPart({ name, attributes }: { name: ProductDirectiveName; attributes: string }) {
  const Part = parts[name];
  return <Part attributes={JSON.parse(attributes) as Attributes} />;
}
