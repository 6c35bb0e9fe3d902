import type { Control, Framework } from '../risks/frameworks.ts';
import type { ReportResult } from './report.ts';

/** How many prompts passed, of how many. */
export interface Tally {
  readonly passed: number;
  readonly total: number;
}

/** A prompt passes when each of its replies does. */
export function passes({ responses }: ReportResult): boolean {
  return responses.every(({ success }) => success);
}

export function tallyOf(results: readonly ReportResult[]): Tally {
  return { passed: results.filter(passes).length, total: results.length };
}

/** The line that a run prints at its end. */
export function totalsLine({ passed, total }: Tally): string {
  return `Total: ${total} | Passed: ${passed} | Failed: ${total - passed}`;
}

/** A control of a framework with its prompts in a report. */
export interface TestedControl {
  readonly control: Control;
  readonly results: readonly ReportResult[];
}

/** The controls of a framework of which a report has a plugin. */
export function testedControls(
  { controls }: Pick<Framework, 'controls'>,
  results: readonly ReportResult[],
): TestedControl[] {
  return controls
    .map((control) => ({
      control,
      results: results.filter(({ plugin_id }) => control.plugins.includes(plugin_id)),
    }))
    .filter((tested) => tested.results.length > 0);
}
