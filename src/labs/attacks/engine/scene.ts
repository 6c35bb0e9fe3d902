import type { Defense } from '../world/defenses.ts';
import type { Turn } from '../world/target.ts';
import {
  type AttackEvent,
  type AttackResult,
  countCalls,
  type Member,
  type Prepared,
  preparedIn,
  type Role,
} from './events.ts';

/** Where a prompt is on its way. */
export type NodeState =
  | 'unreadable'
  | 'written'
  | 'off-topic'
  | 'cut'
  | 'duplicate'
  | 'sent'
  | 'answered'
  | 'rated'
  /** Rated, and not gone on with. */
  | 'dropped'
  /** Refused, and left out. */
  | 'left-out';

export interface SceneNode {
  readonly id: number;
  readonly parent?: number | undefined;
  /** Iteration or round, from 0. */
  readonly iteration: number;
  /** Steps from the first prompt of its branch, or of its talk. */
  readonly depth: number;
  readonly prompt: string;
  /** The prompt that it is once more, unchanged. */
  readonly again?: number | undefined;
  readonly state: NodeState;
  readonly answer?: string | undefined;
  readonly stoppedBy?: Defense | undefined;
  readonly score?: number | undefined;
  /** The best score there is, where it is not 10. */
  readonly most?: number | undefined;
  readonly isRoundLost?: boolean;
  /** Candidates that it comes from, and how. */
  readonly parents?: readonly number[];
  readonly how?: Member['how'];
  readonly loss?: number | undefined;
  readonly isRefused?: boolean;
}

/** Whose eyes one can look through. */
export const viewers = ['planner', 'attacker', 'target', 'judge', 'rephraser'] as const;
export type Viewer = (typeof viewers)[number];

/** What there is to see after some of the events. */
export interface Scene {
  /** How many events have happened. */
  readonly count: number;
  readonly nodes: readonly SceneNode[];
  /** The prompt that the last event was about. */
  readonly current?: number | undefined;
  /** What each role was shown when it was last called. */
  readonly sees: Readonly<Partial<Record<Viewer, string>>>;
  readonly calls: Readonly<Record<Role, number>>;
  readonly prepared: Prepared;
  readonly result?: AttackResult | undefined;
}

/** Whole runs, which are drawn again and again while they are played. */
const wholes = new WeakMap<readonly AttackEvent[], Scene>();

/** @param count how many of the events have happened */
export function sceneAt(events: readonly AttackEvent[], count: number): Scene {
  if (count < events.length) return sceneAfter(events.slice(0, count));
  const scene = wholes.get(events) ?? sceneAfter(events);
  wholes.set(events, scene);
  return scene;
}

function sceneAfter(happened: readonly AttackEvent[]): Scene {
  const nodes = new Map<number, { -readonly [Name in keyof SceneNode]: SceneNode[Name] }>();
  const sees: Partial<Record<Viewer, string>> = {};
  let iteration = 0;
  let current: number | undefined;
  let result: AttackResult | undefined;
  // A long run has tens of thousands of changes: a node is changed in its place until the scene is handed out.
  const put = (id: number, changed: Partial<SceneNode>) => {
    const node = nodes.get(id) ?? { id, iteration, depth: 0, prompt: '', state: 'written' as const };
    nodes.set(id, Object.assign(node, changed));
    current = id;
  };
  for (const event of happened) {
    if (event.kind === 'begin') iteration = event.iteration;
    else if (event.kind === 'plan') sees.planner = event.sees;
    else if (event.kind === 'revise') {
      sees.attacker = event.sees;
      current = event.node;
    } else if (event.kind === 'phase') current = event.node;
    else if (event.kind === 'prepare' || event.kind === 'classify') sees.attacker = event.sees;
    else if (event.kind === 'propose') {
      const { node, parent, prompt, sees: shown } = event;
      sees.attacker = shown;
      const above = parent === undefined ? undefined : nodes.get(parent);
      put(node, {
        parent,
        prompt: prompt ?? '',
        state: prompt === undefined ? 'unreadable' : 'written',
        depth: above ? above.depth + 1 : 0,
      });
    } else if (event.kind === 'filter') {
      put(event.node, event.isKept ? {} : { state: 'off-topic' });
    } else if (event.kind === 'send') {
      sees.target = event.turns.map(turnText).join('\n');
      const { node, again } = event;
      const before = nodes.get(again ?? node);
      // What nobody was asked to write is sent as it is: an objective, a variant.
      const prompt = before?.prompt ?? event.turns.at(-1)?.text ?? '';
      put(node, { state: 'sent', prompt, ...(again !== undefined && { again, parent: again }) });
    } else if (event.kind === 'answer') {
      put(event.node, { state: 'answered', answer: event.text, stoppedBy: event.stoppedBy });
    } else if (event.kind === 'judge') {
      sees.judge = event.sees;
      put(event.node, { state: 'rated', score: event.score, most: event.most });
    } else if (event.kind === 'prune') {
      const state = event.why === 'score' ? 'dropped' : event.why;
      for (const node of event.nodes) put(node, { state });
    } else if (event.kind === 'backtrack') {
      put(event.node, { state: 'left-out', isRoundLost: event.isRoundLost });
    } else if (event.kind === 'breed') {
      for (const { node, ...member } of event.members) put(node, { iteration: event.generation, ...member });
      current = undefined;
    } else if (event.kind === 'rephrase') {
      sees.rephraser = event.sees;
      if (event.node !== undefined) put(event.node, { prompt: event.prompt, how: 'replaced' });
    } else if (event.kind === 'measure') {
      put(event.node, { loss: event.loss });
    } else if (event.kind === 'check') {
      put(event.node, { isRefused: event.isRefused });
    } else {
      result = event.result;
      current = event.result.node < 0 ? undefined : event.result.node;
    }
  }
  return {
    count: happened.length,
    nodes: [...nodes.values()],
    current,
    sees,
    calls: countCalls(happened),
    prepared: preparedIn(happened),
    result,
  };
}

const speakers = { system: 'System', user: 'User', assistant: 'Assistant' } as const;

/**
 * What a drawing is made from: the whole scene, or that of the prompts around the place where the run is.
 * @param events of the whole run
 * @param most prompts that are drawn at once
 */
export function drawnOf(events: readonly AttackEvent[], scene: Scene, most?: number) {
  const whole = sceneAt(events, events.length).nodes;
  const { first, end } = drawnPart(whole.length, scene, most);
  if (end - first === whole.length) return { scene, all: whole };
  return { scene: { ...scene, nodes: scene.nodes.slice(first, end) }, all: whole.slice(first, end) };
}

/**
 * Which prompts of a run are drawn when there is no room for all: the part of so many in which the current one is, so that
 * a drawing stays in its place for as long as it can.
 * @param length prompts of the whole run
 */
export function drawnPart(
  length: number,
  { nodes, current }: Scene,
  most = 1000,
): { readonly first: number; readonly end: number } {
  const at = nodes.findIndex(({ id }) => id === current);
  const place = at < 0 ? nodes.length - 1 : at;
  const first = most * Math.floor(Math.max(0, place) / most);
  return { first, end: Math.min(length, first + most) };
}

function turnText({ speaker, text }: Turn, _: number, turns: readonly Turn[]): string {
  if (turns.length === 1) return text;
  return `${speakers[speaker]}: ${text}`;
}
