import type { Defense } from '../world/defense-names.ts';
import type { AttackKind, AttackWords } from './attack-kind.ts';
import type { AttackEvent, EventOf } from './events.ts';

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
  switch (event.kind) {
    case 'begin':
      return words.begins?.(event) ?? `${words.part} ${event.iteration + 1} begins.`;
    case 'plan':
      return event.strategies
        ? `The planner writes set ${event.set + 1}: ${event.strategies.length} ${event.strategies.length === 1 ? 'strategy' : 'strategies'}.`
        : `The planner's reply for set ${event.set + 1} cannot be read.`;
    case 'revise':
      return `The attacker revises the plan, without the conversation: ${event.strategy.turns.length + 1} phases, and the last is “${event.strategy.finalTurn}”`;
    case 'phase':
      return phaseSentence(event);
    case 'propose':
      if (event.prompt === undefined)
        return (
          words.unreadable?.(name(event.node)) ?? `${writer}'s reply for ${name(event.node)} cannot be read.`
        );
      return `${writer} writes ${name(event.node)}${event.parent === undefined || !words.isBranching ? '' : ` from ${name(event.parent)}`}: “${event.prompt}”`;
    case 'prepare':
      return preparation(event);
    case 'classify':
      return `The attacker finds the answer to be ${event.isRefused ? 'a refusal' : 'one'}.`;
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
    case 'breed':
      return bred(event);
    case 'rephrase':
      return event.node === undefined
        ? 'The rephraser puts a text in other words, for which there is no room.'
        : `The rephraser puts ${name(event.node)} in other words: “${event.prompt}”`;
    case 'measure':
      return `${capital(name(event.node))} has a loss of ${event.loss.toFixed(2)}.`;
    case 'check':
      return event.isRefused
        ? 'A phrase of refusal is found in the answer.'
        : 'No phrase of refusal is found in the answer, which is all that is looked for.';
    case 'stop':
      return ending(words, event);
  }
}

function preparation({ what, lines, about = 0 }: EventOf<'prepare'>): string {
  switch (what) {
    case 'behavior':
      return `The behavior model takes the objective for this: “${lines.join(' ')}”.`;
    case 'network':
      return 'The attacker is asked what is around the behavior.';
    case 'actors':
      return `The actors model has ${lines.length} lines in its reply, each of them an actor: “${lines.join('” “')}”`;
    case 'questions':
      return lines.length === 0
        ? `The question model has no reply for actor ${about + 1}, which is skipped.`
        : `The question model has ${lines.length} lines in its reply for actor ${about + 1}, each of them a question: “${lines.join('” “')}”`;
    case 'form':
      return 'The questions are put into a form that can be read.';
  }
}

const reasons = {
  'off-topic': 'off topic',
  cut: 'on topic, but more than the width allows',
  score: 'others have a better score',
  unsent: 'it is written and never sent',
  duplicate: 'the same text was sent before in this round',
} as const;

const ways = {
  template: 'from templates',
  kept: 'kept unchanged',
  crossed: 'crossed from two parents',
  copied: 'copied from a parent',
  replaced: 'with other words',
} as const;

/** How candidates came about, with the number of each. */
function bred({ label, members }: EventOf<'breed'>): string {
  const counts = [...Map.groupBy(members, ({ how }) => how)].map(
    ([how, { length }]) => `${length} ${ways[how]}`,
  );
  return `Generation ${label} has ${members.length} candidates: ${list(counts)}.`;
}

function ending(
  { nameOf, ends, reached = 'The threshold is reached' }: AttackWords,
  { why, result }: EventOf<'stop'>,
): string {
  const { success, score, node } = result;
  if (ends) return ends(result, nameOf(node));
  const reported = `reported is “success: ${success}” with a score of ${Math.round(score * 100) / 100}${node < 0 ? '' : ` from ${nameOf(node)}`}.`;
  if (why === 'success') return `${reached}: ${reported}`;
  if (why === 'spent') return `The budget is spent: ${reported}`;
  return `There are too many prompts to go on here: ${reported}`;
}

/** Whether the plan goes on. */
function phaseSentence({ isAsGood, phase, next, phases }: EventOf<'phase'>): string {
  if (!isAsGood)
    return `An earlier rating of this talk is better: another message for phase ${next} of ${phases}.`;
  const better = 'No earlier rating of this talk is better';
  return next === phase
    ? `${better}, but phase ${next} of ${phases} is the last: another message for it.`
    : `${better}: on with phase ${next} of ${phases}.`;
}

function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
