import type { AttackerView } from './attacker.ts';
import { propose } from './attacker.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { type Defense, guarded, type Reply } from './defenses.ts';
import { isOnTopic, type Judged, rate } from './judge.ts';
import { type Clue, clue } from './network.ts';
import { type PlannerView, plan, type RevisionView, revise, type Strategy } from './planner.ts';
import { type Asked, ask, type QuestionerView } from './questioner.ts';
import { type RefinerView, refine } from './refiner.ts';
import { remembering } from './remembering.ts';
import { type TalkerView, write } from './talker.ts';
import { lossOf, type Turn } from './target.ts';
import { rephrase } from './thesaurus.ts';

/** Everybody whom an attack calls. Each sees what it is handed, nothing else. */
export interface World {
  attacker(view: AttackerView): string | undefined;
  /** Writes prompts by a strategy. */
  refiner(view: RefinerView): string | undefined;
  questioner(view: QuestionerView): Asked | undefined;
  planner(view: PlannerView): readonly Strategy[] | undefined;
  /** Writes a plan anew. */
  reviser(view: RevisionView): Strategy;
  /** Writes the messages of a plan. */
  talker(view: TalkerView): string;
  target(turns: readonly Turn[]): Reply;
  judge(judged: Judged): number;
  /** Reads the model itself, which whoever has its weights can do: no defense is around it. */
  loss(message: string): number;
  rephraser(text: string): string;
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
    refiner: (view) => refine(view, chance('refiner')),
    questioner: (view) => ask(view, chance('questioner')),
    planner: (view) => plan(view, chance('planner')),
    reviser: (view) => revise(view, chance('reviser')),
    talker: (view) => write(view, chance('talker')),
    target: (turns) => guarded(turns, defenses, { temperature, chance: chance('target') }),
    clue: (asked) => clue(asked, chance(asked.ask)),
    judge: rate,
    loss: remembering(lossOf, 5000),
    rephraser: (text) => rephrase(text, chance('rephraser')),
    topicFilter: isOnTopic,
    chance,
  };
}
