import { type Directives, namesOf, notAllAmong } from '../directive.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const troubleDirectives = {
  messages: {
    attributes: { ids: 'optional' },
    unknown: ({ messages }, { ids }) => notAllAmong('message', ids, namesOf(messages)),
  },
  'known-issues': {
    attributes: { ids: 'optional' },
    unknown: (product, { ids }) => notAllAmong('known issue', ids, namesOf(product['known-issues'])),
  },
} satisfies Directives;
