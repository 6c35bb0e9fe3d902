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
      ? ['', 'Contacts', ...contacts.hosts.map(({ host, data, why }) => `- ${host}: ${data} (${why})`)]
      : []),
    ...(contacts.needs.length > 0 ? ['', 'Needs', ...contacts.needs.map((need) => `- ${need}`)] : []),
  ].join('\n');
}
