import type { ViewsOf } from '../../views/views-of.ts';
import type { tacticsDirectives } from '../directives.ts';
import { AttackLabView, AttackPosterView } from './AttackLabView.tsx';
import { AttackLibrary } from './AttackLibrary.tsx';
import { AttackLogView } from './AttackLogView.tsx';
import { AttackOptions } from './AttackOptions.tsx';
import { ExampleCalls } from './ExampleCalls.tsx';
import { MutationTable } from './MutationTable.tsx';
import { RateCorrections, RateIntervals, RateRepeats } from './RateTables.tsx';
import { TacticBibtex } from './TacticBibtex.tsx';
import { TacticCalls } from './TacticCalls.tsx';
import { TacticCompared } from './TacticCompared.tsx';
import { TacticComparison } from './TacticComparison.tsx';
import { TacticDefense } from './TacticDefense.tsx';
import { TacticDefenses } from './TacticDefenses.tsx';
import { AttackResultTable, TacticDetails } from './TacticDetails.tsx';
import { TacticElsewhere } from './TacticElsewhere.tsx';
import { TacticFacts } from './TacticFacts.tsx';
import { TacticMap } from './TacticMap.tsx';
import { TacticPaper } from './TacticPaper.tsx';
import { TacticParameters } from './TacticParameters.tsx';
import { TacticResults } from './TacticResults.tsx';
import { JudgeTemplates } from './tables.ts';

export const tacticsViews: ViewsOf<typeof tacticsDirectives> = {
  tactics: TacticComparison,
  'tactic-map': TacticMap,
  'tactic-facts': TacticFacts,
  'tactic-calls': TacticCalls,
  'tactic-parameters': TacticParameters,
  'tactic-compared': TacticCompared,
  'tactic-details': TacticDetails,
  'tactic-results': TacticResults,
  'tactic-elsewhere': TacticElsewhere,
  'tactic-paper': TacticPaper,
  'tactic-bibtex': TacticBibtex,
  'tactic-defense': TacticDefense,
  'tactic-defenses': TacticDefenses,
  'attack-lab': AttackLabView,
  'attack-poster': AttackPosterView,
  'attack-log': AttackLogView,
  'rate-intervals': RateIntervals,
  'rate-corrections': RateCorrections,
  'rate-repeats': RateRepeats,
  'attack-options': AttackOptions,
  'attack-result': AttackResultTable,
  'judge-templates': JudgeTemplates,
  'example-calls': ExampleCalls,
  'attack-library': AttackLibrary,
  'mutation-techniques': MutationTable,
};
