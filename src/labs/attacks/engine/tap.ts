import type { AttackerView, Try } from '../world/attacker.ts';
import { type Chance, shuffled } from '../world/chance.ts';
import type { World } from '../world/world.ts';
import type { Variant } from './attack-kind.ts';
import { type Attack, type AttackEvent, mostNodes } from './events.ts';
import { proposed, triesInWords } from './propose.ts';
import { type Sent, sendAndJudge, stop } from './send.ts';

/** Parameters under the names of the flags, without `--tap-`. */
export interface TapParameters {
  readonly depth: number;
  readonly width: number;
  readonly branch: number;
  readonly maxAttempts: number;
  readonly isFiltering: boolean;
  readonly threshold: number;
  readonly variant: Variant;
}

interface Leaf {
  readonly node: number;
  readonly prompt: string;
  /** What the attacker of this branch knows. In DTX a leaf is built anew with each level, and knows nothing. */
  readonly tries: readonly Try[];
}

interface Child extends Leaf {
  /** What the attacker was given: in DTX the prompt that it comes from. */
  readonly goal: string;
}

/** Whom it calls. */
export interface TapWorld extends World {
  attacker(view: AttackerView): string | undefined;
  topicFilter(prompt: string, task: string): boolean;
}

/**
 * TAP, a tree of prompts. As in runs of DTX 0.34.0: the objective is sent first, a level is always sent whole, and the
 * attacker sees the parent prompt alone. The topic filter compares a whole level with the parent of its first prompt,
 * which is the objective on the first level only; it keeps at most `width` prompts in an order of chance, or two when none
 * is on topic. Cutting keeps every prompt whose text is among the best, so equal texts escape the width. As in the paper:
 * the objective is not sent, the attacker sees objective and history, every prompt off topic goes, and the first answer
 * that reaches the threshold ends the search.
 */
export function* tap(
  objective: string,
  { depth, width, branch, maxAttempts, isFiltering, threshold, variant }: TapParameters,
  world: TapWorld,
): Attack {
  const isPaper = variant === 'paper';
  const chance = world.chance('ties');
  const sent: Sent[] = [];
  let nodes = 1;
  if (!isPaper) sent.push(yield* sendAndJudge(world, 0, objective, { objective }));
  let frontier: readonly Leaf[] = [{ node: 0, prompt: objective, tries: [] }];
  for (let level = 0; level < depth && frontier.length > 0; level += 1) {
    yield { kind: 'begin', iteration: level };
    const children: Child[] = [];
    for (const leaf of frontier)
      for (let i = 0; i < branch; i += 1) {
        if (nodes >= mostNodes) return yield stop('too-many', sent, threshold);
        const goal = isPaper ? objective : leaf.prompt;
        const sees = [`Goal: ${goal}`, ...triesInWords(leaf.tries)].join('\n');
        const write = () => world.attacker({ goal, tries: leaf.tries });
        const prompt = yield* proposed(write, maxAttempts, nodes, leaf.node, sees);
        if (prompt !== undefined) children.push({ node: nodes, prompt, goal, tries: leaf.tries });
        nodes += 1;
      }
    const kept =
      isFiltering && children.length > 1
        ? yield* filtered(world, children, isPaper ? undefined : { width, chance })
        : children;
    const results: Sent[] = [];
    for (const child of kept) {
      results.push(yield* sendAndJudge(world, child.node, child.prompt, { objective }));
      if (isPaper && results.some(({ score }) => score >= threshold)) break;
    }
    sent.push(...results);
    // Reported is the best of this level, even when the objective itself was rated as high.
    if (results.some(({ score }) => score >= threshold)) return yield stop('success', results, threshold);
    const best = ranked(results, chance).slice(0, width);
    const isKept = ({ node, prompt }: Sent) =>
      best.some((each) => (isPaper ? each.node === node : each.prompt === prompt));
    const pruned = results.filter((each) => !isKept(each)).map(({ node }) => node);
    if (pruned.length > 0) yield { kind: 'prune', nodes: pruned, why: 'score' };
    frontier = results.filter(isKept).map(({ node, prompt, answer, score }) => {
      const known = kept.find((child) => child.node === node)?.tries ?? [];
      return { node, prompt, tries: isPaper ? [...known, { prompt, answer, score }] : [] };
    });
  }
  yield stop('spent', sent, threshold);
}

/** @param cut how many are kept, and what draws them; without it all that are on topic are, even when none is */
function* filtered(
  world: TapWorld,
  children: readonly Child[],
  cut: { readonly width: number; readonly chance: Chance } | undefined,
): Generator<AttackEvent, readonly Child[]> {
  const task = children[0]?.goal ?? '';
  const onTopic: Child[] = [];
  for (const child of children) {
    const isKept = world.topicFilter(child.prompt, task);
    yield {
      kind: 'filter',
      node: child.node,
      isKept,
      sees: `Task: ${task}\nPrompt: ${child.prompt}`,
    };
    if (isKept) onTopic.push(child);
  }
  const kept = !cut
    ? onTopic
    : onTopic.length > 0
      ? shuffled(cut.chance, onTopic).slice(0, cut.width)
      : shuffled(cut.chance, children).slice(0, 2);
  const dropped = (why: 'off-topic' | 'cut', gone: readonly Child[]): AttackEvent[] =>
    gone.length > 0 ? [{ kind: 'prune', nodes: gone.map(({ node }) => node), why }] : [];
  const gone = children.filter((child) => !kept.includes(child));
  yield* dropped(
    'off-topic',
    gone.filter((child) => !onTopic.includes(child)),
  );
  yield* dropped(
    'cut',
    gone.filter((child) => onTopic.includes(child)),
  );
  return kept;
}

/** The best first; equal ones in an order of chance. */
function ranked(results: readonly Sent[], chance: Chance): readonly Sent[] {
  return shuffled(chance, results).sort((one, other) => other.score - one.score);
}
