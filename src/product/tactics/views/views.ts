import type { ViewsOf } from '../../views/views-of.ts';
import type { tacticsDirectives } from '../directives.ts';
import { AttackLibrary } from './AttackLibrary.tsx';
import { AttackOptions } from './AttackOptions.tsx';
import { ExampleCalls } from './ExampleCalls.tsx';
import { MutationTable } from './MutationTable.tsx';
import { TacticCalls } from './TacticCalls.tsx';
import { TacticComparison } from './TacticComparison.tsx';
import { TacticDefenses } from './TacticDefenses.tsx';
import { AttackResultTable, TacticDetails } from './TacticDetails.tsx';
import { TacticFacts } from './TacticFacts.tsx';
import { TacticMap } from './TacticMap.tsx';
import { TacticPaper } from './TacticPaper.tsx';
import { TacticParameters } from './TacticParameters.tsx';
import { TacticReference } from './TacticReference.tsx';
import { TacticResults } from './TacticResults.tsx';
import { JudgeTemplates } from './tables.ts';

export const tacticsViews: ViewsOf<typeof tacticsDirectives> = {
  tactics: TacticComparison,
  'tactic-map': TacticMap,
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
};
