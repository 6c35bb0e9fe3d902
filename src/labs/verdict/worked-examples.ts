import * as hints from '../jq/hints.ts';
import { startJq } from '../jq/jq.ts';
import { verdictExamples } from './examples.ts';
import { takeByPython } from './take-by-python.ts';
import type { WorkedExample } from './VerdictLab.tsx';
import { inputOf } from './verdict-input.ts';
import { verdictTask } from './verdict-task.ts';

// Pages are drawn without waiting, so jq is there before the first.
const jq = await startJq();

/** Every example with its result, made by the build. */
export const workedExamples: readonly WorkedExample[] = verdictExamples.map((example) => ({
  ...example,
  outcome: verdictTask(inputOf(example), { jq, byPython: takeByPython, hints }),
}));
