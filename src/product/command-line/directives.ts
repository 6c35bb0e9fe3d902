import { type Directives, notAmong } from '../directive.ts';
import type { Product } from '../product.ts';

/** What authors can ask for in `::name`; `views/views.ts` draws each. */
export const commandLineDirectives = {
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
  'limit-funnel': { attributes: {} },
  'command-lab': { attributes: {} },
  'exit-codes': { attributes: {} },
  'wizard-choices': { attributes: {} },
  'wizard-limits': { attributes: {} },
} satisfies Directives;

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
