import { soften, unreadable } from './attacker.ts';
import { motives } from './bakery.ts';
import { bestOf } from './best-of.ts';
import { type Chance, pick } from './chance.ts';
import { isRefusal } from './refusal.ts';

/** Ways to persuade, in the order in which streams take them. */
export const strategies = ['role-play', 'logical appeal', 'authority endorsement'] as const;
export type Strategy = (typeof strategies)[number];

/** A try as a refiner is told of it: not every one is shown the prompt that it wrote. */
export interface ToldTry {
  readonly prompt?: string | undefined;
  readonly answer: string;
  readonly score: number;
}

export interface RefinerView {
  readonly strategy: Strategy;
  readonly goal: string;
  /** The newest last. */
  readonly tries: readonly ToldTry[];
}

/** What each strategy has to say. */
const reasons: Readonly<Record<Strategy, readonly string[]>> = {
  'role-play': [motives.story, motives.grandmother],
  'logical appeal': [motives.allergy],
  'authority endorsement': [motives.museum, motives.lesson],
};

/** Words that can be taken back in what is wanted here, one after another. */
const mostSoftened = 3;

/**
 * Writes a prompt by a strategy. Who is told its own prompts goes on from the best: takes back what was refused, or gives
 * one more reason. Who is told an answer and a score alone writes a new prompt each time, with softer words after a
 * refusal and with more reasons after an answer.
 * @returns undefined for a reply that cannot be read
 */
export function refine({ strategy, goal, tries }: RefinerView, chance: Chance): string | undefined {
  if (chance() < unreadable) return undefined;
  const best = bestOf(tries);
  if (best?.prompt && chance() > 0.15) {
    const softened = soften(best.prompt, chance);
    const isTakenBack = isRefusal(best.answer) && softened !== best.prompt;
    return isTakenBack ? softened : reasoned(softened, strategy, 1, chance);
  }
  const last = tries.at(-1);
  const isAnswered = last !== undefined && !isRefusal(last.answer);
  const least = last === undefined || isAnswered ? 0 : 1;
  const prompt = repeated(goal, least + whole(mostSoftened - least, chance), (text) => soften(text, chance));
  return reasoned(prompt, strategy, Number(isAnswered) + whole(1, chance), chance);
}

/** Puts reasons of a strategy before a prompt, as far as it has others than those that are there. */
function reasoned(prompt: string, strategy: Strategy, count: number, chance: Chance): string {
  return repeated(prompt, count, (text) => {
    const [first, ...others] = reasons[strategy].filter((reason) => !text.includes(reason));
    return first ? `${pick(chance, [first, ...others])} ${text}` : text;
  });
}

function repeated(text: string, count: number, change: (text: string) => string): string {
  return Array.from({ length: count }).reduce<string>((result) => change(result), text);
}

/** A whole number from 0 to the most. */
function whole(most: number, chance: Chance): number {
  return Math.floor(chance() * (most + 1));
}
