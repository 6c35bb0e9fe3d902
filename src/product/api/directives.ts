import { type Directives, namesOf, notAmong } from '../directive.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const apiDirectives = {
  'api-methods': { attributes: {} },
  'api-message': {
    attributes: { name: 'required' },
    unknown: ({ api }, { name }) => notAmong('message', name, namesOf(api.messages)),
  },
  'api-enumeration': {
    attributes: { name: 'required' },
    unknown: ({ api }, { name }) => notAmong('enumeration', name, namesOf(api.enumerations)),
  },
  'api-headers': { attributes: {} },
  'api-packages': {
    attributes: { language: 'optional' },
    unknown: ({ api }, { language }) =>
      notAmong('language with packages', language, [...new Set(api.packages.map((each) => each.language))]),
  },
} satisfies Directives;
