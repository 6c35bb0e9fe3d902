import type { Defense } from '../world/defenses.ts';
import type { AttackKind } from './attacks.ts';
import type { AttackEvent } from './events.ts';

/** What a prompt is called in an attack, with its number; the first of TAP is the objective. */
export function nameOf({ id }: Pick<AttackKind, 'id'>, node: number): string {
  if (id === 'tap') return node === 0 ? 'the objective' : `prompt ${node}`;
  return `${id === 'crescendo' ? 'question' : 'variant'} ${node + 1}`;
}

/** Defences as they are called in a sentence. */
export const defenseTitles: Readonly<Record<Defense, string>> = {
  normalizing: 'Normalizing',
  keywords: 'The keyword filter',
  oddText: 'The filter of odd text',
  conversation: 'The guard of the conversation',
  spotlighting: 'Spotlighting',
  output: 'The filter of answers',
};

/** An event in a sentence or two. */
export function sentenceOf(kind: Pick<AttackKind, 'id'>, event: AttackEvent): string {
  const name = (node: number) => nameOf(kind, node);
  switch (event.kind) {
    case 'begin':
      return `${kind.id === 'crescendo' ? 'Iteration' : 'Round'} ${event.iteration + 1} begins.`;
    case 'propose':
      if (event.prompt === undefined) return unreadable(kind, name(event.node));
      return `${capital(writer(kind))} writes ${name(event.node)}${event.parent === undefined || kind.id !== 'tap' ? '' : ` from ${name(event.parent)}`}: “${event.prompt}”`;
    case 'filter':
      return `The topic filter finds ${name(event.node)} ${event.isKept ? 'on' : 'off'} topic.`;
    case 'send':
      return kind.id === 'bon'
        ? `${capital(name(event.node))} goes to the target: “${event.turns[0]?.text ?? ''}”`
        : `${capital(name(event.node))} goes to the target${event.turns.length > 1 ? `, with the ${event.turns.length - 1} turns before it` : ''}.`;
    case 'answer':
      return `${event.stoppedBy ? `${defenseTitles[event.stoppedBy]} answers in place of the target` : 'The target answers'}: “${event.text}”`;
    case 'judge':
      return `The judge rates the answer ${event.score} of 10.`;
    case 'prune':
      return `${capital(list(event.nodes.map(name)))} ${event.nodes.length > 1 ? 'are' : 'is'} dropped: ${reasons[event.why]}.`;
    case 'backtrack':
      return event.isRoundLost
        ? 'The refusal is left out of the transcript. Its round is used up.'
        : 'The refused turn is taken back. It costs no round.';
    case 'stop':
      return ending(kind, event);
  }
}

const reasons = {
  'off-topic': 'off topic',
  cut: 'on topic, but more than the width allows',
  score: 'others have a better score',
  duplicate: 'the same text was sent before in this round',
} as const;

function writer({ id }: Pick<AttackKind, 'id'>): string {
  return id === 'crescendo' ? 'the question model' : 'the attacker';
}

function unreadable(kind: Pick<AttackKind, 'id'>, name: string): string {
  return kind.id === 'crescendo'
    ? `The question model's reply cannot be read: ${name} is an empty question.`
    : `The attacker's reply for ${name} cannot be read.`;
}

function ending(
  kind: Pick<AttackKind, 'id'>,
  { why, result }: Extract<AttackEvent, { kind: 'stop' }>,
): string {
  const { success, score, node } = result;
  const reported = `reported is “success: ${success}” with a score of ${Math.round(score * 10) / 10}${node < 0 ? '' : ` from ${nameOf(kind, node)}`}.`;
  if (why === 'success') return `The threshold is reached: ${reported}`;
  if (why === 'spent') return `The budget is spent: ${reported}`;
  return `There are too many prompts to go on here: ${reported}`;
}

function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
