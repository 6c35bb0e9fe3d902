import type { AgentKind } from './agents.ts';
import { type EvaluatorKind, evaluatorKind } from './evaluator-kinds.ts';

/** What a reader enters, as texts. */
export interface VerdictInput {
  readonly agent: string;
  readonly evaluator: string;
  readonly reply: string;
  readonly prompt: string;
  /** Turns of the conversation before the prompt. */
  readonly earlier: string;
  readonly validate: string;
  readonly transform: string;
  readonly rule: string;
}

/** Whether what is entered is judged by jq, which must be loaded then. */
export function needsJq({ evaluator }: Pick<VerdictInput, 'evaluator'>): boolean {
  return evaluatorKind(evaluator)?.takes === 'expressions';
}

/** The fields of an example, without what names it. */
export function inputOf({
  agent,
  evaluator,
  reply,
  prompt,
  earlier,
  validate,
  transform,
  rule,
}: VerdictInput): VerdictInput {
  return { agent, evaluator, reply, prompt, earlier, validate, transform, rule };
}

/** Fields that a case of this agent and evaluator asks for. */
export function fieldsOf(
  agent: AgentKind | undefined,
  evaluator: EvaluatorKind | undefined,
): ReadonlySet<keyof VerdictInput> {
  const fields = new Set<keyof VerdictInput>(['agent', 'evaluator', 'reply', 'rule']);
  if (agent?.receives === 'http') fields.add('validate').add('transform');
  if (agent?.receives === 'gradio') fields.add('transform');
  const isRead = evaluator?.takes === 'expressions' || evaluator?.takes === 'detectors';
  if (isRead || agent?.receives === 'gradio' || agent?.id === 'echo') fields.add('prompt');
  if (agent?.severalTurns && (evaluator?.takes === 'expressions' || evaluator?.takes === 'words'))
    fields.add('earlier');
  return fields;
}
