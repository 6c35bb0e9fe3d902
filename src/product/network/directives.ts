import { type Directives, notAmong } from '../directive.ts';
import { connectionKinds } from './connections.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const networkDirectives = {
  connections: {
    attributes: { of: 'required' },
    unknown: (_, { of }) => notAmong('kind of connection', of, connectionKinds),
  },
  hosts: { attributes: {} },
  offline: { attributes: {} },
} satisfies Directives;
