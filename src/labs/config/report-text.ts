import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import type { ConfigOutcome, ToldList } from './config-task.ts';
import { textsOfUse, withoutVariable } from './contacts.ts';

/** What the check says, as text to be copied, under the titles that the page has. */
export function reportText(outcome: ConfigOutcome, titles: Titles): string {
  const { kind, errors, ends, ignored, secrets, unchecked, contacts } = outcome;
  const { hosts, variables } = contacts;
  const rest = ({ first, all }: { readonly first: readonly unknown[]; readonly all: number }) =>
    all > first.length ? [`- ${fill(titles.more, { count: all - first.length })}`] : [];
  const list = (title: string, { first, all }: ToldList) =>
    all === 0
      ? []
      : [
          '',
          `${title} (${all})`,
          ...first.map(({ line, message }) => `- ${fill(titles.line, { line })}: ${message}`),
          ...rest({ first, all }),
        ];
  return [
    `${kind.title}. Known by ${kind.by}.`,
    ...list(titles.mistakes, errors),
    ...list(titles.ends, ends),
    ...list(titles.secrets, secrets),
    ...(isClean(outcome) ? ['', titles.clean] : []),
    ...list(titles.unchecked, unchecked),
    ...list(titles.ignored, ignored),
    ...(hosts.length > 0 ? ['', titles.contacts] : []),
    ...hosts.flatMap(({ host, uses }) => [
      `- ${host}`,
      ...uses.map((use) => `  - ${textsOfUse(use).join(' ')}`),
    ]),
    ...(variables.all > 0
      ? ['', titles.needs, ...variables.first.map((name) => `- ${name}`), ...rest(variables), withoutVariable]
      : []),
  ].join('\n');
}

/** Whether a file was read to its end, and nothing is wrong with it. */
export function isClean({ isOfDtx, isWhole, errors, ends, ignored, secrets }: ConfigOutcome): boolean {
  const isPointless = ignored.first.some(({ isGrave }) => isGrave);
  return isOfDtx && isWhole && !isPointless && errors.all + ends.all + secrets.all === 0;
}

/**
 * What comes out, for those who hear the page: how many findings there are, and the first of the worst of them; of a file
 * without any, that it has none.
 */
export function summaryText(outcome: ConfigOutcome, titles: Titles): string {
  const { kind, errors, ends, ignored, secrets, unchecked } = outcome;
  const counts = [
    [titles.ends, ends],
    [titles.mistakes, errors],
    [titles.secrets, secrets],
    [titles.unchecked, unchecked],
    [titles.ignored, ignored],
  ] as const;
  const found = counts.filter(([, { all }]) => all > 0);
  const told = found.flatMap(([, { first }]) => first);
  const isEnding = ends.all + errors.all > 0;
  const worst = (isEnding ? undefined : ignored.first.find(({ isGrave }) => isGrave)) ?? told[0];
  return [
    kind.title,
    ...(isClean(outcome) ? [titles.clean.replace(/[.。।]$/, '')] : []),
    ...found.map(([title, { all }]) => `${title}: ${all}`),
    ...(worst ? [`${fill(titles.line, { line: worst.line })}: ${worst.message}`] : []),
  ]
    .join('. ')
    .replaceAll('`', '');
}

type Titles = Pick<
  Strings['configLab'],
  'mistakes' | 'ends' | 'secrets' | 'ignored' | 'unchecked' | 'clean' | 'contacts' | 'needs' | 'more'
> & {
  readonly line: string;
};
