import type { Strings } from '../../site/strings.ts';
import type { CommandOutcome } from './command-task.ts';
import type { Section } from './report.ts';

/** The result as a text to be copied. */
export function resultText(
  { problems, calls, corrected, leftOut, summary }: CommandOutcome,
  strings: Strings['commandLab'],
): string {
  const sectionLines = ({ name, items }: Section) => [
    '',
    `${strings[name]}:`,
    ...items.map((item) => `  ${item}`),
  ];
  return [
    summary,
    ...problems.map(({ line, message }) => (line === undefined ? message : `${line}: ${message}`)),
    ...(corrected === undefined
      ? []
      : [
          '',
          `${strings.corrected}:`,
          corrected,
          ...leftOut.map(({ words, why }) => `  ${strings.leftOut}: ${words} (${why})`),
        ]),
    ...calls.flatMap(({ rows, sections, corrected: then }) => [
      '',
      ...rows.flatMap(({ code, text, remarks }) => [code, ...[text, ...remarks].map((each) => `  ${each}`)]),
      ...sections.flatMap(sectionLines),
      ...(then.length > 0 ? ['', `${strings.afterwards}:`, ...then.flatMap(sectionLines)] : []),
    ]),
  ].join('\n');
}
