import { type Directives, notAmong } from '../directive.ts';
import { statedKinds } from './stated.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const statusDirectives = {
  'tool-status': { attributes: {} },
  states: {
    attributes: { of: 'required' },
    unknown: (_, { of }) => notAmong('kind of entry with a state', of, statedKinds),
  },
} satisfies Directives;
