import { code } from '../../views/code-text.ts';
import { entryView } from '../../views/entry-view.tsx';

/** `::sdk-fields{class="Turn"}`: the arguments or fields of a class. */
export const SdkFields = entryView({
  what: 'fields',
  anchor: (attributes) => `field-${attributes.class?.toLowerCase()}`,
  entries: ({ sdk }, attributes) => sdk.names.find(({ name }) => name === attributes.class)?.fields ?? [],
  nameOf: ({ name }) => name,
  columns: [
    ['field', ({ name }) => code(name)],
    ['type', ({ type }) => type],
    ['default', (field) => field.default],
    ['meaning', ({ meaning }) => meaning],
  ],
});

/** `::sdk-members{enumeration="RoleType"}`: the members of an enumeration that have been seen. */
export const SdkMembers = entryView({
  what: 'members',
  anchor: ({ enumeration }) => `member-${enumeration?.toLowerCase()}`,
  entries: ({ sdk }, { enumeration }) => sdk.names.find(({ name }) => name === enumeration)?.members ?? [],
  nameOf: ({ name }) => name,
  columns: [
    ['member', ({ name }, { enumeration }) => code(`${enumeration}.${name}`)],
    ['value', ({ value }) => value && code(value)],
  ],
});

/** `::sdk-methods{class="DtxRunnerConfigBuilder"}`: the methods of a class with their defaults. */
export const SdkMethods = entryView({
  what: 'methods',
  anchor: (attributes) => `method-${attributes.class?.toLowerCase()}`,
  entries: ({ sdk }, attributes) => sdk.names.find(({ name }) => name === attributes.class)?.methods ?? [],
  nameOf: ({ name }) => name,
  columns: [
    ['method', (method) => code(`${method.name}(${method.arguments})`)],
    ['default', (method) => method.default],
    ['meaning', ({ meaning }) => meaning],
  ],
});
