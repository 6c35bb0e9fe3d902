import { callNumbers } from './call-numbers.ts';
import { diagramRoles } from './diagram-roles.ts';
import type { FactCheck } from './fact-check.ts';
import { pinnedInstalls } from './pinned-installs.ts';
import { promises } from './promises.ts';
import { pseudocode } from './pseudocode.ts';
import { retiredModels } from './retired-models.ts';
import { sectionsOfTactics } from './tactic-sections.ts';
import { totals } from './totals.ts';
import { verdicts } from './verdicts.ts';

/** Every check of what pages say about the product. */
export const factChecks: readonly FactCheck[] = [
  callNumbers,
  verdicts,
  retiredModels,
  totals,
  promises,
  diagramRoles,
  sectionsOfTactics,
  pseudocode,
  pinnedInstalls,
];
