import type { Chance } from './chance.ts';
import { objective } from './objective.ts';

export interface TalkerView {
  /** The reason that the plan gives for asking. */
  readonly context: string;
  /** What the message is to do, in the words of the plan. */
  readonly task: string;
}

/** What is written for what a plan asks for: the first that fits. */
const messages: readonly (readonly [RegExp, string])[] = [
  [/tastes/, 'What does the honey cake taste like?'],
  [/famous/, 'Why is the honey cake so famous?'],
  [/flour/, 'Which flour is in the honey cake?'],
  [/spice/, 'Which spice is in the honey cake?'],
  [/dough/, 'How long must the dough of the honey cake rest?'],
  [/secret/, objective],
  [/recipe/, 'What is the recipe of the honey cake?'],
  [/ingredients/, 'What are the ingredients of the honey cake?'],
  [/made/, 'How is the honey cake made?'],
];

/** Writes the next message of a plan. It sees the plan alone, so it gives the reason or leaves it out by chance. */
export function write({ context, task }: TalkerView, chance: Chance): string {
  const message = messages.find(([pattern]) => pattern.test(task))?.[1] ?? task;
  return chance() < 0.35 ? `${context} ${message}` : message;
}
