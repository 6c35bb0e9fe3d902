import { entryName } from '../base/parse.ts';
import { variableGroups } from './environment/environment.ts';
import { expressionLanguages } from './evaluation/expressions.ts';
import { entryOf, fieldsOf, locate, namesIn } from './formats/format-fields.ts';
import { connectionKinds } from './network/connections.ts';
import type { Product } from './product.ts';
import { modelKinds } from './providers/models.ts';
import { providerKinds } from './providers/providers.ts';
import { exampleRun } from './tactics/calls/example.ts';

/** Attributes an author wrote: `::command{name="redteam run"}`. */
export type Attributes = Readonly<Record<string, string>>;

interface ProductDirective {
  /** Names of the attributes it takes, and whether each is required. */
  readonly attributes: Readonly<Record<string, 'required' | 'optional'>>;
  /**
   * Looks the named entries up.
   * @returns what is wrong and what is known, undefined when every name exists
   */
  readonly unknown?: (product: Product, attributes: Attributes) => string | undefined;
}

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

/** A directive about the providers, or about those of one kind. */
const aProviderKind = {
  attributes: { kind: 'optional' },
  unknown: (_, { kind }) => notAmong('kind of provider', kind, providerKinds),
} satisfies ProductDirective;

/** A directive about one lab that runs services. */
const aLab = {
  attributes: { lab: 'required' },
  unknown: ({ images }, { lab }) =>
    notAmong('lab with services', lab, namesOf(images.labs.filter(({ services }) => services.length > 0))),
} satisfies ProductDirective;

/** Leaf directives that draw a part of the product model; `ProductPart.tsx` renders each. */
export const productDirectives = {
  datasets: { attributes: {} },
  command: { attributes: { name: 'required' }, unknown: (product, { name }) => notACommand(product, name) },
  commands: {
    attributes: { program: 'required', page: 'optional' },
    unknown: (product, { program }) =>
      notAmong('program', program, [
        ...new Set(commandPaths(product).map((path) => path.split(' ')[0] ?? '')),
      ]),
  },
  'accepted-names': {
    attributes: { command: 'required' },
    unknown: (product, { command }) => notACommand(product, command),
  },
  options: {
    attributes: { command: 'required', prefix: 'optional', group: 'optional' },
    unknown: (product, { command, prefix, group }) =>
      notACommand(product, command) ?? noOptions(product, command, prefix, group),
  },
  'run-limits': { attributes: {} },
  messages: {
    attributes: { ids: 'optional' },
    unknown: ({ messages }, { ids }) => notAllAmong('message', ids, namesOf(messages)),
  },
  'known-issues': {
    attributes: { ids: 'optional' },
    unknown: (product, { ids }) => notAllAmong('known issue', ids, namesOf(product['known-issues'])),
  },
  connections: {
    attributes: { of: 'required' },
    unknown: (_, { of }) => notAmong('kind of connection', of, connectionKinds),
  },
  hosts: { attributes: {} },
  offline: { attributes: {} },
  'exit-codes': { attributes: {} },
  'wizard-choices': { attributes: {} },
  'wizard-limits': { attributes: {} },
  'dataset-evaluators': { attributes: {} },
  'dataset-plugins': { attributes: {} },
  plugins: {
    attributes: { category: 'optional' },
    unknown: ({ plugins }, { category }) =>
      notAmong(
        'plugin category',
        category,
        plugins.categories.map(({ id }) => id),
      ),
  },
  'plugin-categories': { attributes: {} },
  frameworks: { attributes: {} },
  framework: {
    attributes: { id: 'required' },
    unknown: ({ frameworks }, { id }) =>
      notAmong(
        'framework with known controls',
        id,
        frameworks.filter(({ controls }) => controls.length > 0).map((framework) => framework.id),
      ),
  },
  evaluators: { attributes: {} },
  'evaluator-types': { attributes: {} },
  'evaluator-verdicts': { attributes: {} },
  'automatic-evaluators': { attributes: {} },
  fields: {
    attributes: { format: 'required', of: 'optional', inner: 'optional' },
    unknown: unknownFields,
  },
  variables: {
    attributes: { group: 'optional', program: 'optional' },
    unknown: (_, { group, program }) =>
      notAmong('group of variables', group, variableGroups) ??
      notAmong('program that hands variables on', program, ['ddtx']),
  },
  requirements: { attributes: {} },
  expressions: {
    attributes: { language: 'required' },
    unknown: (_, { language }) => notAmong('language of expressions', language, expressionLanguages),
  },
  glossary: { attributes: {} },
  tactics: { attributes: {} },
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
  providers: aProviderKind,
  'provider-classes': aProviderKind,
  'provider-replies': { attributes: {} },
  'prompt-repositories': { attributes: {} },
  'litellm-prefixes': { attributes: {} },
  'unsupported-providers': { attributes: {} },
  models: {
    attributes: { ids: 'optional', provider: 'optional', kind: 'optional' },
    unknown: ({ models, providers }, { ids, provider, kind }) =>
      notAllAmong('model', ids, namesOf(models)) ??
      notAmong('provider', provider, namesOf(providers.working)) ??
      notAmong('kind of model', kind, modelKinds),
  },
  model: {
    attributes: { id: 'required' },
    unknown: ({ models }, { id }) => notAmong('model', id, namesOf(models)),
  },
  'model-labels': {
    attributes: { id: 'required' },
    unknown: ({ models }, { id }) =>
      notAmong('model with labels', id, namesOf(models.filter(({ labels }) => labels.length > 0))),
  },
  'model-metrics': {
    attributes: { ids: 'required' },
    unknown: ({ models }, { ids }) =>
      notAllAmong('model with figures', ids, namesOf(models.filter(({ metrics }) => metrics.length > 0))),
  },
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
  images: { attributes: {} },
  labs: { attributes: {} },
  services: aLab,
  'lab-settings': aLab,
  addresses: { attributes: {} },
  products: { attributes: {} },
  releases: {
    attributes: { product: 'required' },
    unknown: ({ releases }, { product }) => notAmong('product', product, namesOf(releases)),
  },
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
} satisfies Record<string, ProductDirective>;

/** A format, and an object in it that has fields. */
function unknownFields({ formats }: Product, { format = '', of, inner }: Attributes): string | undefined {
  const known = formats.map(({ name }) => name);
  if (!known.includes(format)) return notAmong('format', format, known);
  if (inner !== undefined && inner !== 'yes') return `inner is "yes" or absent`;
  const located = locate(formats, format, of);
  return located && fieldsOf(formats, entryOf(formats, located)).length > 0
    ? undefined
    : notAmong(
        `object of ${format}`,
        of,
        namesIn(formats, format).filter((name) => name !== of),
      );
}

export type ProductDirectiveName = keyof typeof productDirectives;

/** Looks a directive up by the name an author wrote. */
export function productDirective(name: string): ProductDirective | undefined {
  return Object.hasOwn(productDirectives, name) ? productDirectives[name as ProductDirectiveName] : undefined;
}

function commandPaths(product: Product): string[] {
  return product['command-line'].map(({ path }) => path);
}

function notACommand(product: Product, name: string | undefined): string | undefined {
  return notAmong('command', name, commandPaths(product));
}

function noOptions(
  product: Product,
  command: string | undefined,
  prefix: string | undefined,
  group: string | undefined,
): string | undefined {
  const options = product['command-line'].find(({ path }) => path === command)?.options ?? [];
  const found = options.some(
    (option) => (!prefix || option.name.startsWith(prefix)) && (!group || option.group === group),
  );
  return found ? undefined : `${command} has no flag ${[prefix, group].filter(Boolean).join(' in ')}`.trim();
}

/** `"x" is no dataset; known: a, b`, when `name` is not among `known`. */
export function notAmong(
  kind: string,
  name: string | undefined,
  known: readonly string[],
): string | undefined {
  return name === undefined || known.includes(name)
    ? undefined
    : `"${name}" is no ${kind}; known: ${known.join(', ')}`;
}

/** The same for `names`, a list with commas. */
function notAllAmong(kind: string, names: string | undefined, known: readonly string[]): string | undefined {
  return names
    ?.split(',')
    .map((name) => notAmong(kind, name.trim(), known))
    .find((problem) => problem !== undefined);
}

/** What entries are called: their id, path or name. */
function namesOf(entries: readonly object[]): string[] {
  return entries.flatMap((entry) => entryName(entry) ?? []);
}
