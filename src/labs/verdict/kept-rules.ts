import { evaluatorKind } from './evaluator-kinds.ts';
import type { VerdictInput } from './verdict-input.ts';

/** What is in the fields of the lab. */
export interface VerdictFields extends VerdictInput {
  /** What was entered for evaluators of other kinds than the chosen one, as JSON by kind. */
  readonly kept: string;
}

/** Fields of an example, for which nothing was entered. */
export function withoutKept(input: VerdictInput): VerdictFields {
  return { ...input, kept: '' };
}

/** The fields that change with the evaluator: a word is no score, so each kind has what was entered for it. */
export function withEvaluator(fields: VerdictFields, evaluator: string): Partial<VerdictFields> {
  const from = evaluatorKind(fields.evaluator)?.takes ?? '';
  const to = evaluatorKind(evaluator)?.takes ?? '';
  if (from === to) return { evaluator };
  const { [to]: rule = '', ...others } = readKept(fields.kept);
  return { evaluator, rule, kept: JSON.stringify({ ...others, [from]: fields.rule }) };
}

function readKept(text: string): Readonly<Record<string, string>> {
  return text === '' ? {} : JSON.parse(text);
}
