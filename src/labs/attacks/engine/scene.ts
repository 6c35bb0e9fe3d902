import type { Defense } from '../world/defense-names.ts';
import type { Turn } from '../world/target.ts';
import { type AttackEvent, type AttackResult, countCalls, type Role } from './events.ts';
import { type Prepared, preparedIn } from './prepared.ts';

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
  readonly isRoundLost?: boolean;
}

/** Whose eyes one can look through. */
export const viewers = ['attacker', 'target', 'judge'] as const;
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
  for (const event of happened)
    switch (event.kind) {
      case 'begin':
        iteration = event.iteration;
        break;
      case 'prepare':
      case 'classify':
        sees.attacker = event.sees;
        break;
      case 'propose': {
        const { node, parent, prompt } = event;
        sees.attacker = event.sees;
        const above = parent === undefined ? undefined : nodes.get(parent);
        put(node, {
          parent,
          prompt: prompt ?? '',
          state: prompt === undefined ? 'unreadable' : 'written',
          depth: above ? above.depth + 1 : 0,
        });
        break;
      }
      case 'filter':
        put(event.node, event.isKept ? {} : { state: 'off-topic' });
        break;
      case 'send': {
        const { node, again, turns } = event;
        sees.target = [
          ...(turns.length > 1 ? [`${turns.length} messages:`] : []),
          ...turns.map(turnText),
        ].join('\n');
        // What nobody was asked to write is sent as it is: an objective, a variant.
        const prompt = nodes.get(again ?? node)?.prompt ?? turns.at(-1)?.text ?? '';
        put(node, { state: 'sent', prompt, ...(again !== undefined && { again, parent: again }) });
        break;
      }
      case 'answer':
        put(event.node, { state: 'answered', answer: event.text, stoppedBy: event.stoppedBy });
        break;
      case 'judge':
        sees.judge = event.sees;
        put(event.node, { state: 'rated', score: event.score });
        break;
      case 'prune':
        for (const node of event.nodes) put(node, { state: states[event.why] });
        break;
      case 'backtrack':
        put(event.node, { state: 'left-out', isRoundLost: event.isRoundLost });
        break;
      case 'stop':
        result = event.result;
        current = result.node < 0 ? undefined : result.node;
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

/** What becomes of a prompt that is gone on with no more. */
const states = {
  'off-topic': 'off-topic',
  score: 'dropped',
  cut: 'cut',
  duplicate: 'duplicate',
  unsent: 'cut',
} as const satisfies Readonly<Record<string, NodeState>>;

function turnText({ speaker, text }: Turn, _: number, turns: readonly Turn[]): string {
  // A transcript in one message looks like turns.
  if (turns.length === 1) return text.includes('\n') ? `One message:\n${text}` : text;
  return `${speakers[speaker]}: ${text}`;
}
