import type { Defense } from '../world/defense-names.ts';
import type { AttackKind, AttackWords } from './attack-kind.ts';
import type { AttackEvent, EventOf } from './events.ts';
import { pythonBoolean } from './printed-result.ts';
import { capital, list } from './wording.ts';

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
export function sentenceOf({ words }: Pick<AttackKind, 'words'>, event: AttackEvent): string {
  const { nameOf: name, writer = 'The attacker' } = words;
  const own = words.tells?.(event);
  if (own !== undefined) return own;
  switch (event.kind) {
    case 'begin':
      return words.begins?.(event) ?? `${words.part} ${event.iteration + 1} begins.`;
    case 'propose':
      if (event.prompt === undefined)
        return (
          words.unreadable?.(name(event.node)) ?? `${writer}'s reply for ${name(event.node)} cannot be read.`
        );
      return `${writer} writes ${name(event.node)}${event.parent === undefined || !words.isBranching ? '' : ` from ${name(event.parent)}`}: “${event.prompt}”`;
    case 'filter':
      return `The topic filter finds ${name(event.node)} ${event.isKept ? 'on' : 'off'} topic.`;
    case 'send':
      if (event.again !== undefined)
        return `${capital(name(event.node))} is ${name(event.again)} once more, unchanged, and goes to the target.`;
      return words.isQuotedWhenSent
        ? `${capital(name(event.node))} goes to the target: “${event.turns.at(-1)?.text ?? ''}”`
        : `${capital(name(event.node))} goes to the target${event.turns.length > 1 ? `, with the ${event.turns.length - 1} messages and answers before it` : ''}.`;
    case 'answer':
      return `${event.stoppedBy ? `${defenseTitles[event.stoppedBy]} answers in place of the target` : 'The target answers'}: “${event.text}”`;
    case 'judge':
      return words.rated?.(event.score) ?? `The judge rates the answer ${event.score} of 10.`;
    case 'prune':
      return `${capital(list(event.nodes.map(name)))} ${event.nodes.length > 1 ? 'are' : 'is'} dropped: ${reasons[event.why]}.`;
    case 'backtrack':
      if (event.isRated) return 'The last turn is left out, because of its rating.';
      return event.isRoundLost
        ? 'The refusal is left out of the transcript. Its round is used up.'
        : 'The refused turn is taken back, and does not count.';
    case 'stop':
      return ending(words, event);
    default:
      throw new Error(`The attack has no words for "${event.kind}".`);
  }
}

const reasons = {
  'off-topic': 'off topic',
  cut: 'on topic, but more than the width allows',
  score: 'others have a better score',
  unsent: 'it is written and never sent',
  duplicate: 'the same text was sent before in this round',
} as const;

function ending({ nameOf, ends }: AttackWords, { why, result }: EventOf<'stop'>): string {
  const { success, score, node } = result;
  if (ends) return ends(result, nameOf(node));
  const reported = `reported is “Success: ${pythonBoolean(success)}” with a best score of ${Math.round(score * 100) / 100}${node < 0 ? '' : ` from ${nameOf(node)}`}.`;
  if (why === 'success') return `The threshold is reached: ${reported}`;
  if (why === 'spent') return `The budget is spent: ${reported}`;
  return `There are too many prompts to go on here: ${reported}`;
}
