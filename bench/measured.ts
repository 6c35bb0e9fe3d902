import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { formatValue, type Measure } from './report.ts';

/** What was measured last, by suite; written by the benchmarks alone. */
export const measuredFile = 'docs/measured.md';

const intro = `# Measured

Written by \`npm run bench\`, never by hand: each suite replaces its own section. Times depend on the machine and on what else it does, so compare ratios, or numbers of one run.
`;

/** When and where a suite ran. */
export interface Circumstances {
  readonly date: Date;
  /** Processors and their name. */
  readonly machine: string;
  /** Processes that wanted to run, over the minute before. */
  readonly load: number;
}

/** Those of this moment. */
export function circumstances(): Circumstances {
  const processors = cpus();
  return {
    date: new Date(),
    machine: `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}`,
    load: loadavg()[0] ?? 0,
  };
}

/**
 * The document with the section of a suite replaced, or added behind the others. Pure.
 * @param before text of the document so far, empty for none
 */
export function withMeasures(
  before: string,
  suite: string,
  measures: readonly Measure[],
  { date, machine, load }: Circumstances,
): string {
  const [start = intro, ...sections] = (before || intro).split(/^(?=## )/m);
  const rows = measures.map((measure) =>
    `| ${measure.name} | ${formatValue(measure.value)} ${measure.unit} | ${budgetOf(measure)} |`.replace(
      / +\|/g,
      ' |',
    ),
  );
  const section = [
    `## ${suite}`,
    '',
    `${date.toISOString().slice(0, 10)}, ${machine}, load ${load.toFixed(1)}.`,
    '',
    '| measured | value | budget |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  const place = sections.findIndex((each) => each.startsWith(`## ${suite}\n`));
  const all = place < 0 ? [...sections, section] : sections.with(place, section);
  return [start, ...all].map((each) => `${each.trimEnd()}\n`).join('\n');
}

/** Writes the section of a suite. */
export function writeMeasures(suite: string, measures: readonly Measure[], when: Circumstances): void {
  const before = existsSync(measuredFile) ? readFileSync(measuredFile, 'utf8') : '';
  writeFileSync(measuredFile, withMeasures(before, suite, measures, when));
}

function budgetOf({ value, atMost, atLeast }: Measure): string {
  const missed =
    value > (atMost ?? Number.POSITIVE_INFINITY) || value < (atLeast ?? Number.NEGATIVE_INFINITY);
  const budget = atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : '';
  return missed ? `${budget}, missed` : budget;
}
