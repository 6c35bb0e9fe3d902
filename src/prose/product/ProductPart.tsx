import type { ComponentType } from 'react';
import { Glossary } from '../glossary/Glossary.tsx';
import { ApiEnumeration } from './api/ApiEnumeration.tsx';
import { ApiHeaders } from './api/ApiHeaders.tsx';
import { ApiMessage } from './api/ApiMessage.tsx';
import { ApiMethods } from './api/ApiMethods.tsx';
import { ApiPackages } from './api/ApiPackages.tsx';
import { AcceptedNames } from './command-line/AcceptedNames.tsx';
import { CommandList } from './command-line/CommandList.tsx';
import { CommandOptions } from './command-line/CommandOptions.tsx';
import { CommandReference } from './command-line/CommandReference.tsx';
import { ExitCodes } from './command-line/ExitCodes.tsx';
import { RunLimits } from './command-line/RunLimits.tsx';
import { WizardChoices, WizardLimits } from './command-line/Wizard.tsx';
import { AddressTable } from './deployment/AddressTable.tsx';
import { ImageTable } from './deployment/ImageTable.tsx';
import { LabSettings } from './deployment/LabSettings.tsx';
import { LabTable } from './deployment/LabTable.tsx';
import { ProductVersions } from './deployment/ProductVersions.tsx';
import { ReleaseTable } from './deployment/ReleaseTable.tsx';
import { ServiceTable } from './deployment/ServiceTable.tsx';
import type { Attributes, ProductDirectiveName } from './directives.ts';
import { RequirementTable } from './environment/RequirementTable.tsx';
import { VariableTable } from './environment/VariableTable.tsx';
import { AutomaticEvaluatorTable } from './evaluation/AutomaticEvaluatorTable.tsx';
import { DatasetEvaluatorTable } from './evaluation/DatasetEvaluatorTable.tsx';
import { DatasetPluginTable } from './evaluation/DatasetPluginTable.tsx';
import { DatasetTable } from './evaluation/DatasetTable.tsx';
import { EvaluatorTable } from './evaluation/EvaluatorTable.tsx';
import { EvaluatorTypeTable } from './evaluation/EvaluatorTypeTable.tsx';
import { EvaluatorVerdictTable } from './evaluation/EvaluatorVerdictTable.tsx';
import { ExpressionTable } from './evaluation/ExpressionTable.tsx';
import { FormatTable } from './formats/FormatTable.tsx';
import { ConnectionTable } from './network/ConnectionTable.tsx';
import { HostTable } from './network/HostTable.tsx';
import { OfflineTable } from './network/OfflineTable.tsx';
import { LitellmPrefixTable } from './providers/LitellmPrefixTable.tsx';
import { ModelFacts } from './providers/ModelFacts.tsx';
import { ModelLabels } from './providers/ModelLabels.tsx';
import { ModelMetrics } from './providers/ModelMetrics.tsx';
import { ModelsTable } from './providers/ModelsTable.tsx';
import { PromptRepositoryTable } from './providers/PromptRepositoryTable.tsx';
import { ProviderClassTable } from './providers/ProviderClassTable.tsx';
import { ProviderReplies } from './providers/ProviderReplies.tsx';
import { ProviderTable } from './providers/ProviderTable.tsx';
import { UnsupportedProviders } from './providers/UnsupportedProviders.tsx';
import { ControlTable } from './risks/ControlTable.tsx';
import { FrameworkTable } from './risks/FrameworkTable.tsx';
import { PluginCategoryTable } from './risks/PluginCategoryTable.tsx';
import { PluginTable } from './risks/PluginTable.tsx';
import { SdkFields } from './sdk/SdkFields.tsx';
import { SdkMembers } from './sdk/SdkMembers.tsx';
import { SdkMethods } from './sdk/SdkMethods.tsx';
import { SdkNames } from './sdk/SdkNames.tsx';
import { AttackLibrary } from './tactics/AttackLibrary.tsx';
import { AttackOptions } from './tactics/AttackOptions.tsx';
import { ExampleCalls } from './tactics/ExampleCalls.tsx';
import { MutationTable } from './tactics/MutationTable.tsx';
import { TacticCalls } from './tactics/TacticCalls.tsx';
import { TacticComparison } from './tactics/TacticComparison.tsx';
import { TacticDefenses } from './tactics/TacticDefenses.tsx';
import { AttackResultTable, JudgeTemplates, TacticDetails } from './tactics/TacticDetails.tsx';
import { TacticFacts } from './tactics/TacticFacts.tsx';
import { TacticPaper } from './tactics/TacticPaper.tsx';
import { TacticParameters } from './tactics/TacticParameters.tsx';
import { TacticReference } from './tactics/TacticReference.tsx';
import { TacticResults } from './tactics/TacticResults.tsx';
import { KnownIssues } from './trouble/KnownIssues.tsx';
import { MessageTable } from './trouble/MessageTable.tsx';

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
