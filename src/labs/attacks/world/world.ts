import { type Chance, chanceFrom } from '../engine/chance.ts';
import type { AttackerView } from './attacker.ts';
import { propose } from './attacker.ts';
import { type Defense, guarded, type Reply } from './defenses.ts';
import { isOnTopic, type Judged, rate } from './judge.ts';
import { type Clue, clue } from './network.ts';
import { type Asked, ask, type QuestionerView } from './questioner.ts';
import type { Turn } from './target.ts';

/** Everybody whom an attack calls. Each sees what it is handed, nothing else. */
export interface World {
  attacker(view: AttackerView): string | undefined;
  questioner(view: QuestionerView): Asked | undefined;
  target(turns: readonly Turn[]): Reply;
  judge(judged: Judged): number;
  topicFilter(prompt: string, objective: string): boolean;
  clue(asked: Clue): string;
  /** For what an attack draws itself. */
  chance(name: string): Chance;
}

/**
 * A world that goes the same way for the same seed. Each role draws for itself and anew for each call, so that a defence
 * which answers in place of the target does not change what the attacker thinks of.
 * @param temperature of the target
 */
export function createWorld(seed: string, temperature: number, defenses: ReadonlySet<Defense>): World {
  const calls = new Map<string, number>();
  const chance = (role: string) => {
    const call = (calls.get(role) ?? 0) + 1;
    calls.set(role, call);
    return chanceFrom(`${seed} ${role} ${call}`);
  };
  return {
    attacker: (view) => propose(view, chance('attacker')),
    questioner: (view) => ask(view, chance('questioner')),
    target: (turns) => guarded(turns, defenses, { temperature, chance: chance('target') }),
    clue: (asked) => clue(asked, chance(asked.ask)),
    judge: rate,
    topicFilter: isOnTopic,
    chance,
  };
}
