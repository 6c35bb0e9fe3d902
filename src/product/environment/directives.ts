import { type Directives, notAmong } from '../directive.ts';
import { variableGroups } from './environment.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const environmentDirectives = {
  variables: {
    attributes: { group: 'optional', program: 'optional' },
    unknown: (_, { group, program }) =>
      notAmong('group of variables', group, variableGroups) ??
      notAmong('program that hands variables on', program, ['ddtx']),
  },
  requirements: { attributes: {} },
} satisfies Directives;
