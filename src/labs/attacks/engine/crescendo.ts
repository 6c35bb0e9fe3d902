import { bestOf } from '../world/best-of.ts';
import type { Asked, QuestionerView, Round } from '../world/questioner.ts';
import { isRefusal } from '../world/refusal.ts';
import type { Turn } from '../world/target.ts';
import type { World } from '../world/world.ts';
import type { Variant } from './attack-kind.ts';
import { type Attack, type AttackEvent, type Ending, mostNodes } from './events.ts';
import { judge, send } from './send.ts';

/** Parameters under the names of the flags, without `--cres-`. */
export interface CrescendoParameters {
  readonly iterations: number;
  readonly rounds: number;
  readonly refusalLimit: number;
  /** Whether `--eval-model` is given. */
  readonly isJudged: boolean;
  readonly threshold: number;
  readonly variant: Variant;
}

/** A round that was kept. */
interface Kept {
  readonly node: number;
  readonly question: string;
  readonly answer: string;
  readonly score: number;
}

interface Iteration {
  readonly kept: readonly Kept[];
  /** Mean of the ratings, 0 without a judge. */
  readonly score: number;
}

/** How many rounds the question model is told of. */
const remembered = 6;

/** Whom it calls. */
export interface CrescendoWorld extends World {
  questioner(view: QuestionerView): Asked | undefined;
}

/**
 * Crescendo, a talk in small steps. As in DTX: the target gets one message with the transcript in it, a refusal is left
 * out but costs its round, and nothing ends the rounds early; the iteration with the best mean is reported. As in the
 * paper (inferred): a dialogue of real turns, from which a refused one is taken back and asked again, and which ends when
 * the judge is content. Source: `attacks-from-code.md`, section 3.
 */
export function* crescendo(task: string, parameters: CrescendoParameters, world: CrescendoWorld): Attack {
  const { iterations, variant, threshold } = parameters;
  const done: Iteration[] = [];
  let node = 0;
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    yield { kind: 'begin', iteration };
    const result = yield* played(task, parameters, world, node);
    node = result.next;
    done.push(result);
    if (node >= mostNodes) return yield report('too-many', done, parameters);
    const last = result.kept.at(-1);
    if (variant === 'paper' && last && last.score >= threshold)
      return yield report('success', done, parameters);
  }
  yield report('spent', done, parameters);
}

/** One iteration. @param first number of its first question */
function* played(
  task: string,
  { rounds, refusalLimit, isJudged, threshold, variant }: CrescendoParameters,
  world: CrescendoWorld,
  first: number,
): Generator<AttackEvent, Iteration & { readonly next: number }> {
  const isPaper = variant === 'paper';
  const kept: Kept[] = [];
  const history: Round[] = [];
  let refused = 0;
  let lastAnswer = '';
  let node = first;
  for (let round = 0; round < rounds && node < mostNodes; node += 1) {
    const view = { task, rounds: history.slice(-remembered), lastAnswer };
    const asked = world.questioner(view);
    yield {
      kind: 'propose',
      node,
      parent: kept.at(-1)?.node,
      sees: described(view),
      prompt: asked?.question,
    };
    const question = asked?.question ?? '';
    const answer = yield* send(world, node, message(kept, question, isPaper));
    const isRefused = answer === '' || isRefusal(answer);
    lastAnswer = answer;
    if (isRefused && refused < refusalLimit) {
      refused += 1;
      history.push({ question, isRefused, summary: asked?.summary ?? '' });
      if (!isPaper) round += 1;
      yield { kind: 'backtrack', node, isRoundLost: !isPaper };
      continue;
    }
    round += 1;
    const score =
      isJudged || isPaper
        ? yield* judge(world, node, { objective: task, prompt: question }, answer)
        : undefined;
    history.push({ question, isRefused, summary: asked?.summary ?? '', score });
    kept.push({ node, question, answer, score: score ?? 0 });
    if (isPaper && score !== undefined && score >= threshold) {
      node += 1;
      break;
    }
  }
  const score = kept.length > 0 ? kept.reduce((sum, each) => sum + each.score, 0) / kept.length : 0;
  return { kept, score, next: node };
}

/** What the target gets: in the paper the turns of a dialogue, in DTX one message that tells of them. */
function message(kept: readonly Kept[], question: string, isDialogue: boolean): readonly Turn[] {
  const turns = kept.flatMap(({ question: text, answer }): Turn[] => [
    { speaker: 'user', text },
    { speaker: 'assistant', text: answer },
  ]);
  if (isDialogue) return [...turns, { speaker: 'user', text: question }];
  if (turns.length === 0) return [{ speaker: 'user', text: question }];
  const lines = turns.map(({ speaker, text }) => `${speaker === 'user' ? 'User' : 'Assistant'}: ${text}`);
  return [{ speaker: 'user', text: [...lines, `User: ${question}`].join('\n') }];
}

function described({
  task,
  rounds,
  lastAnswer,
}: {
  task: string;
  rounds: readonly Round[];
  lastAnswer: string;
}): string {
  const told = rounds.map(({ question, score, isRefused }) => {
    const rated = score === undefined ? '' : `, rated ${score}`;
    return `Asked: ${question} (${isRefused ? 'refused' : 'answered'}${rated})`;
  });
  return [`Task: ${task}`, ...told, ...(lastAnswer === '' ? [] : [`Last answer: ${lastAnswer}`])].join('\n');
}

/** DTX calls any last answer a success; the paper one that the judge is content with. */
function report(
  why: Ending,
  done: readonly Iteration[],
  { variant, threshold }: CrescendoParameters,
): AttackEvent {
  const isPaper = variant === 'paper';
  const best = bestOf(done);
  const chosen = isPaper ? bestOf(done.flatMap(({ kept }) => kept)) : best?.kept.at(-1);
  const success = isPaper ? (chosen?.score ?? 0) >= threshold : (chosen?.answer ?? '') !== '';
  return {
    kind: 'stop',
    why,
    result: {
      success,
      score: (isPaper ? chosen?.score : best?.score) ?? 0,
      prompt: best?.kept.map(({ question }) => question).join('\n') ?? '',
      response: chosen?.answer ?? '',
      node: chosen?.node ?? -1,
    },
  };
}
