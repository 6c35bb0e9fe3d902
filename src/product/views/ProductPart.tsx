import type { ComponentType } from 'react';
import { ApiEnumeration } from '../api/views/ApiEnumeration.tsx';
import { ApiHeaders } from '../api/views/ApiHeaders.tsx';
import { ApiMessage } from '../api/views/ApiMessage.tsx';
import { ApiMethods } from '../api/views/ApiMethods.tsx';
import { ApiPackages } from '../api/views/ApiPackages.tsx';
import { AcceptedNames } from '../command-line/views/AcceptedNames.tsx';
import { CommandList } from '../command-line/views/CommandList.tsx';
import { CommandOptions } from '../command-line/views/CommandOptions.tsx';
import { CommandReference } from '../command-line/views/CommandReference.tsx';
import { ExitCodes } from '../command-line/views/ExitCodes.tsx';
import { RunLimits } from '../command-line/views/RunLimits.tsx';
import { WizardChoices, WizardLimits } from '../command-line/views/Wizard.tsx';
import { AddressTable } from '../deployment/views/AddressTable.tsx';
import { ImageTable } from '../deployment/views/ImageTable.tsx';
import { LabSettings } from '../deployment/views/LabSettings.tsx';
import { LabTable } from '../deployment/views/LabTable.tsx';
import { ProductVersions } from '../deployment/views/ProductVersions.tsx';
import { ReleaseTable } from '../deployment/views/ReleaseTable.tsx';
import { ServiceTable } from '../deployment/views/ServiceTable.tsx';
import type { Attributes, ProductDirectiveName } from '../directives.ts';
import { RequirementTable } from '../environment/views/RequirementTable.tsx';
import { VariableTable } from '../environment/views/VariableTable.tsx';
import { AutomaticEvaluatorTable } from '../evaluation/views/AutomaticEvaluatorTable.tsx';
import { DatasetEvaluatorTable } from '../evaluation/views/DatasetEvaluatorTable.tsx';
import { DatasetPluginTable } from '../evaluation/views/DatasetPluginTable.tsx';
import { DatasetTable } from '../evaluation/views/DatasetTable.tsx';
import { EvaluatorTable } from '../evaluation/views/EvaluatorTable.tsx';
import { EvaluatorTypeTable } from '../evaluation/views/EvaluatorTypeTable.tsx';
import { EvaluatorVerdictTable } from '../evaluation/views/EvaluatorVerdictTable.tsx';
import { ExpressionTable } from '../evaluation/views/ExpressionTable.tsx';
import { FormatTable } from '../formats/views/FormatTable.tsx';
import { Glossary } from '../glossary/views/Glossary.tsx';
import { ConnectionTable } from '../network/views/ConnectionTable.tsx';
import { HostTable } from '../network/views/HostTable.tsx';
import { OfflineTable } from '../network/views/OfflineTable.tsx';
import { LitellmPrefixTable } from '../providers/views/LitellmPrefixTable.tsx';
import { ModelFacts } from '../providers/views/ModelFacts.tsx';
import { ModelLabels } from '../providers/views/ModelLabels.tsx';
import { ModelMetrics } from '../providers/views/ModelMetrics.tsx';
import { ModelsTable } from '../providers/views/ModelsTable.tsx';
import { PromptRepositoryTable } from '../providers/views/PromptRepositoryTable.tsx';
import { ProviderClassTable } from '../providers/views/ProviderClassTable.tsx';
import { ProviderReplies } from '../providers/views/ProviderReplies.tsx';
import { ProviderTable } from '../providers/views/ProviderTable.tsx';
import { UnsupportedProviders } from '../providers/views/UnsupportedProviders.tsx';
import { ControlTable } from '../risks/views/ControlTable.tsx';
import { FrameworkTable } from '../risks/views/FrameworkTable.tsx';
import { PluginCategoryTable } from '../risks/views/PluginCategoryTable.tsx';
import { PluginTable } from '../risks/views/PluginTable.tsx';
import { SdkFields } from '../sdk/views/SdkFields.tsx';
import { SdkMembers } from '../sdk/views/SdkMembers.tsx';
import { SdkMethods } from '../sdk/views/SdkMethods.tsx';
import { SdkNames } from '../sdk/views/SdkNames.tsx';
import { AttackLibrary } from '../tactics/views/AttackLibrary.tsx';
import { AttackOptions } from '../tactics/views/AttackOptions.tsx';
import { ExampleCalls } from '../tactics/views/ExampleCalls.tsx';
import { MutationTable } from '../tactics/views/MutationTable.tsx';
import { TacticCalls } from '../tactics/views/TacticCalls.tsx';
import { TacticComparison } from '../tactics/views/TacticComparison.tsx';
import { TacticDefenses } from '../tactics/views/TacticDefenses.tsx';
import { AttackResultTable, JudgeTemplates, TacticDetails } from '../tactics/views/TacticDetails.tsx';
import { TacticFacts } from '../tactics/views/TacticFacts.tsx';
import { TacticPaper } from '../tactics/views/TacticPaper.tsx';
import { TacticParameters } from '../tactics/views/TacticParameters.tsx';
import { TacticReference } from '../tactics/views/TacticReference.tsx';
import { TacticResults } from '../tactics/views/TacticResults.tsx';
import { KnownIssues } from '../trouble/views/KnownIssues.tsx';
import { MessageTable } from '../trouble/views/MessageTable.tsx';

/** What renders each product directive. Takes the directive's attributes as `attributes`. */
const parts: Record<ProductDirectiveName, ComponentType<{ attributes: Attributes }>> = {
  datasets: DatasetTable,
  'accepted-names': AcceptedNames,
  command: CommandReference,
  commands: CommandList,
  options: CommandOptions,
  'run-limits': RunLimits,
  messages: MessageTable,
  'known-issues': KnownIssues,
  connections: ConnectionTable,
  hosts: HostTable,
  offline: OfflineTable,
  'exit-codes': ExitCodes,
  'wizard-choices': WizardChoices,
  'wizard-limits': WizardLimits,
  'dataset-evaluators': DatasetEvaluatorTable,
  'dataset-plugins': DatasetPluginTable,
  plugins: PluginTable,
  'plugin-categories': PluginCategoryTable,
  frameworks: FrameworkTable,
  framework: ControlTable,
  evaluators: EvaluatorTable,
  'evaluator-types': EvaluatorTypeTable,
  'evaluator-verdicts': EvaluatorVerdictTable,
  'automatic-evaluators': AutomaticEvaluatorTable,
  fields: FormatTable,
  variables: VariableTable,
  requirements: RequirementTable,
  expressions: ExpressionTable,
  glossary: Glossary,
  tactics: TacticComparison,
  'tactic-facts': TacticFacts,
  'tactic-calls': TacticCalls,
  'tactic-parameters': TacticParameters,
  'tactic-reference': TacticReference,
  'tactic-details': TacticDetails,
  'tactic-results': TacticResults,
  'tactic-paper': TacticPaper,
  'tactic-defenses': TacticDefenses,
  'attack-options': AttackOptions,
  'attack-result': AttackResultTable,
  'judge-templates': JudgeTemplates,
  'example-calls': ExampleCalls,
  'attack-library': AttackLibrary,
  'mutation-techniques': MutationTable,
  providers: ProviderTable,
  'provider-classes': ProviderClassTable,
  'provider-replies': ProviderReplies,
  'prompt-repositories': PromptRepositoryTable,
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
