import { type Directives, namesOf, notAllAmong, notAmong } from '../directive.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const sdkDirectives = {
  'sdk-names': {
    attributes: { names: 'optional', module: 'optional' },
    unknown: ({ sdk }, { names, module }) =>
      notAllAmong('name of the SDK', names, namesOf(sdk.names)) ??
      notAmong('module', module, namesOf(sdk.modules)),
  },
  'sdk-methods': {
    attributes: { class: 'required' },
    unknown: ({ sdk }, attributes) =>
      notAmong(
        'class with methods',
        attributes.class,
        namesOf(sdk.names.filter(({ methods }) => methods.length > 0)),
      ),
  },
  'sdk-fields': {
    attributes: { class: 'required' },
    unknown: ({ sdk }, attributes) =>
      notAmong(
        'class with fields',
        attributes.class,
        namesOf(sdk.names.filter(({ fields }) => fields.length > 0)),
      ),
  },
  'sdk-members': {
    attributes: { enumeration: 'required' },
    unknown: ({ sdk }, { enumeration }) =>
      notAmong('enumeration', enumeration, namesOf(sdk.names.filter(({ members }) => members.length > 0))),
  },
} satisfies Directives;
