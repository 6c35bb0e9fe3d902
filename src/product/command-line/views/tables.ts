import { code } from '../../views/code-text.ts';
import { entryView } from '../../views/entry-view.tsx';

/** `::exit-codes`: with which code `dtx` ends. */
export const ExitCodes = entryView({
  what: 'values',
  anchor: 'exit',
  entries: ({ runs }) => runs.exits,
  nameOf: ({ code: number, of }) => (of ? `${number} ${of}` : String(number)),
  columns: [
    ['exitCode', ({ code: number, of }) => (of ? `${number}, ${code(of)}` : String(number))],
    ['meaning', ({ when }) => when],
  ],
});

/** `::wizard-limits`: the questions of `dtx redteam quick` about limits, in their order. */
export const WizardLimits = entryView({
  what: 'settings',
  anchor: 'wizard-limit',
  entries: ({ runs }) => runs.wizard.limits,
  nameOf: ({ sets }) => sets,
  columns: [
    ['question', ({ question }) => question],
    ['default', (limit) => String(limit.default)],
    ['setting', ({ sets }) => code(sets)],
  ],
});
