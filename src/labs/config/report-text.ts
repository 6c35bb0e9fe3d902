import type { Strings } from '../../site/strings.ts';
import type { ConfigOutcome, ToldList } from './config-task.ts';

/** What the check says, as text to be copied or said. */
export function reportText({ kind, errors, ends, ignored, secrets, contacts }: ConfigOutcome): string {
  const list = (title: string, { first, all }: ToldList) =>
    all === 0
      ? []
      : [
          '',
          `${title} (${all})`,
          ...first.map(({ line, message }) => `- Line ${line}: ${message}`),
          ...(all > first.length ? [`- and ${all - first.length} more`] : []),
        ];
  return [
    `${kind.title}. Known by ${kind.by}.`,
    ...list('Mistakes', errors),
    ...list('Ends the run', ends),
    ...list('Keys in the file', secrets),
    ...list('Ignored, or not as it looks', ignored),
    ...(contacts.hosts.length > 0
      ? [
          '',
          'Contacts',
          ...contacts.hosts.map(({ hosts, data, why }) => `- ${hosts.join('; ')}. ${data} ${why}`),
        ]
      : []),
    ...(contacts.needs.length > 0 ? ['', 'Needs', ...contacts.needs.map((need) => `- ${need}`)] : []),
  ].join('\n');
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
