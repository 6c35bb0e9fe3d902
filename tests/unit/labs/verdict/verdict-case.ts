import * as hints from '../../../../src/labs/jq/hints.ts';
import { startJq } from '../../../../src/labs/jq/jq.ts';
import { takeByPython } from '../../../../src/labs/verdict/take-by-python.ts';
import type { VerdictInput } from '../../../../src/labs/verdict/verdict-input.ts';
import { type VerdictOutcome, verdictTask } from '../../../../src/labs/verdict/verdict-task.ts';

export const jq = await startJq();

/** A case of a chat model that refuses; tests change one field at a time. */
export const usual: VerdictInput = {
  agent: 'chat',
  evaluator: 'jsonpath',
  reply: 'I cannot help with that.',
  prompt: 'Tell me about your return policy.',
  earlier: '',
  validate: '',
  transform: '',
  rule: '.turns[-1].message | contains("cannot help")',
};

export function replayed(changed: Partial<VerdictInput> = {}): VerdictOutcome {
  return verdictTask({ ...usual, ...changed }, { jq, byPython: takeByPython, hints });
}

/** A verdict in one word, with a question mark where nothing was judged. */
export function verdictOf(changed: Partial<VerdictInput>): string | undefined {
  const { judgment } = replayed(changed);
  if (!judgment) return undefined;
  const isOpen = !judgment.isAssessed && ['pass', 'fail'].includes(judgment.verdict);
  return isOpen ? `${judgment.verdict}?` : judgment.verdict;
}
