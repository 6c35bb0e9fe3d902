import type { Strings } from '../../site/strings.ts';
import type { Judgment } from './judgment.ts';
import type { VerdictOutcome } from './verdict-task.ts';

/** The result in a few lines, to be pasted into an issue. */
export function resultText(
  { use, jq }: VerdictOutcome,
  { verdict, isAssessed, because, says, rows }: Judgment,
  strings: Pick<Strings['verdictLab'], 'pass' | 'fail' | 'ends' | 'unknown' | 'notAssessed'>,
): string {
  const isOpen = (verdict === 'pass' || verdict === 'fail') && !isAssessed;
  return [
    `${strings[verdict]}${isOpen ? ` (${strings.notAssessed})` : ''}. ${because}`,
    ...(says === undefined ? [] : [says]),
    ...rows.map(({ rule, result }) => `${rule} → ${result}`),
    ...(jq === undefined ? [] : [`jq ${jq}`]),
    ...(use?.flags === undefined ? [] : [use.flags]),
    ...(use?.yaml === undefined ? [] : [use.yaml]),
  ].join('\n');
}
