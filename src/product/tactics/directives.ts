import { type Directives, notAmong, type ProductDirective } from '../directive.ts';
import { exampleRun } from './calls/example.ts';
import { readCases, readCounts, readPercentages } from './rates/cases.ts';

/** A directive about one tactic. */
const aTactic = {
  attributes: { id: 'required' },
  unknown: ({ tactics }, { id }) =>
    notAmong(
      'tactic',
      id,
      tactics.map((tactic) => tactic.id),
    ),
} satisfies ProductDirective;

/** Tactics whose attack can be watched: `labs/attacks` plays them. */
export const watchedTactics: readonly string[] = ['tap', 'crescendo', 'bon', 'pair', 'flipattack', 'actor'];

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const tacticsDirectives = {
  tactics: { attributes: {} },
  'tactic-map': { attributes: {} },
  'tactic-facts': aTactic,
  'tactic-calls': aTactic,
  'tactic-parameters': aTactic,
  'tactic-compared': aTactic,
  'tactic-details': aTactic,
  'tactic-results': aTactic,
  'tactic-elsewhere': aTactic,
  'tactic-paper': aTactic,
  'tactic-bibtex': aTactic,
  'tactic-defense': aTactic,
  'tactic-defenses': { attributes: {} },
  'attack-lab': {
    attributes: { id: 'required' },
    unknown: (_, { id }) => notAmong('attack to watch', id, watchedTactics),
  },
  'attack-poster': {
    attributes: { id: 'required' },
    unknown: (_, { id }) => notAmong('attack to watch', id, watchedTactics),
  },
  'attack-log': {
    attributes: { id: 'required', part: 'required' },
    unknown: (_, { id }) => notAmong('attack to watch', id, watchedTactics),
  },
  'rate-intervals': {
    attributes: { cases: 'required' },
    unknown: (_, { cases = '' }) =>
      readCases(cases) ? undefined : `"${cases}" is not a list of cases such as "30/50"`,
  },
  'rate-corrections': {
    attributes: { rates: 'required', 'false-positives': 'required', 'false-negatives': 'required' },
    unknown: (_, numbers) =>
      Object.values(numbers)
        .filter((each) => !readPercentages(each))
        .map((each) => `"${each}" is not in percent`)[0],
  },
  'rate-repeats': {
    attributes: { rates: 'required', tries: 'required' },
    unknown: (_, { rates = '', tries = '' }) => {
      if (!readPercentages(rates)) return `"${rates}" is not in percent`;
      return readCounts(tries) ? undefined : `"${tries}" is not a list of tries`;
    },
  },
  'attack-options': { attributes: {} },
  'attack-result': { attributes: {} },
  'judge-templates': { attributes: {} },
  /** The command is that of the block above, and never written here. */
  'example-calls': {
    attributes: { command: 'required' },
    unknown: (product, { command = '' }) =>
      exampleRun(command, product) ? undefined : 'the block above it has no command that starts a tactic',
  },
  'attack-library': { attributes: {} },
  'mutation-techniques': { attributes: {} },
} satisfies Directives;
