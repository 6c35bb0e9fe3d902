import type { Strings } from '../../site/strings.ts';
import type { CommandOutcome } from './command-task.ts';

/** The result as a text to be copied. */
export function resultText(
  { problems, calls, corrected, leftOut, summary }: CommandOutcome,
  strings: Strings['commandLab'],
): string {
  return [
    summary,
    ...problems.map(({ line, message }) => (line === undefined ? message : `${line}: ${message}`)),
    ...(corrected === undefined
      ? []
      : [
          '',
          `${strings.corrected}:`,
          corrected,
          ...leftOut.map((words) => `  ${strings.leftOut}: ${words}`),
        ]),
    ...calls.flatMap(({ rows, sections }) => [
      '',
      ...rows.flatMap(({ code, text, remarks }) => [code, ...[text, ...remarks].map((each) => `  ${each}`)]),
      ...sections.flatMap(({ name, items }) => [
        '',
        `${strings[name]}:`,
        ...items.map((item) => `  ${item}`),
      ]),
    ]),
  ].join('\n');
}
