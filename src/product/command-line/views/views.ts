import type { ViewsOf } from '../../views/views-of.ts';
import type { commandLineDirectives } from '../directives.ts';
import { AcceptedNames } from './AcceptedNames.tsx';
import { CommandLabView } from './CommandLabView.tsx';
import { CommandList } from './CommandList.tsx';
import { CommandOptions } from './CommandOptions.tsx';
import { CommandReference } from './CommandReference.tsx';
import { LimitFunnel } from './LimitFunnel.tsx';
import { RunLimits } from './RunLimits.tsx';
import { ExitCodes, WizardLimits } from './tables.ts';
import { WizardChoices } from './Wizard.tsx';

export const commandLineViews: ViewsOf<typeof commandLineDirectives> = {
  command: CommandReference,
  commands: CommandList,
  'accepted-names': AcceptedNames,
  options: CommandOptions,
  'run-limits': RunLimits,
  'limit-funnel': LimitFunnel,
  'command-lab': CommandLabView,
  'exit-codes': ExitCodes,
  'wizard-choices': WizardChoices,
  'wizard-limits': WizardLimits,
};
