import { type Directives, namesOf, notAllAmong, notAmong } from '../directive.ts';
import { harms } from './known-issues.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const troubleDirectives = {
  messages: {
    attributes: { ids: 'optional' },
    unknown: ({ messages }, { ids }) => notAllAmong('message', ids, namesOf(messages)),
  },
  'known-issues': {
    attributes: { ids: 'optional', harm: 'optional' },
    unknown: (product, { ids, harm }) =>
      notAllAmong('known issue', ids, namesOf(product['known-issues'])) ?? notAmong('harm', harm, harms),
  },
  'known-issue-counts': { attributes: {} },
} satisfies Directives;
