import type { Strings } from '../../site/strings.ts';
import type { ConfigOutcome, ToldList } from './config-task.ts';
import { textsOfUse, withoutVariable } from './contacts.ts';

/** What the check says, as text to be copied or said. */
export function reportText({ kind, errors, ends, ignored, secrets, contacts }: ConfigOutcome): string {
  const list = (title: string, { first, all }: ToldList) =>
    all === 0
      ? []
      : [
          '',
          `${title} (${all})`,
          ...first.map(({ line, message }) => `- Line ${line}: ${message}`),
          ...rest({ first, all }),
        ];
  return [
    `${kind.title}. Known by ${kind.by}.`,
    ...list('Mistakes', errors),
    ...list('Ends the run', ends),
    ...list('Keys in the file', secrets),
    ...list('Ignored, or not as it looks', ignored),
    ...(contacts.hosts.length > 0 ? ['', 'Contacts'] : []),
    ...contacts.hosts.flatMap(({ host, uses }) => [
      `- ${host}`,
      ...uses.map((use) => `  - ${textsOfUse(use).join(' ')}`),
    ]),
    ...(contacts.variables.all > 0
      ? [
          '',
          'Needs',
          ...contacts.variables.first.map((name) => `- ${name}`),
          ...rest(contacts.variables),
          withoutVariable,
        ]
      : []),
  ].join('\n');
}

function rest({ first, all }: { readonly first: readonly unknown[]; readonly all: number }): string[] {
  return all > first.length ? [`- and ${all - first.length} more`] : [];
}

/** How many findings there are, for those who hear the page. */
export function summaryText({ kind, errors, ends, ignored, secrets }: ConfigOutcome, titles: Titles): string {
  const counts = [
    [titles.mistakes, errors],
    [titles.ends, ends],
    [titles.secrets, secrets],
    [titles.ignored, ignored],
  ] as const;
  const found = counts.filter(([, { all }]) => all > 0).map(([title, { all }]) => `${title}: ${all}`);
  return [kind.title.replaceAll('`', ''), ...found].join('. ');
}

type Titles = Pick<Strings['configLab'], 'mistakes' | 'ends' | 'secrets' | 'ignored'>;
