import { type Directives, notAmong, type ProductDirective } from '../directive.ts';
import { exampleRun } from './calls/example.ts';

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

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const tacticsDirectives = {
  tactics: { attributes: {} },
  'tactic-map': { attributes: {} },
  'tactic-facts': aTactic,
  'tactic-calls': aTactic,
  'tactic-parameters': aTactic,
  'tactic-reference': aTactic,
  'tactic-details': aTactic,
  'tactic-results': aTactic,
  'tactic-paper': aTactic,
  'tactic-defenses': { attributes: {} },
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
