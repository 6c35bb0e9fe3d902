import type { Defense } from '../world/defenses.ts';
import type { Turn } from '../world/target.ts';
import {
  type AttackEvent,
  type AttackResult,
  countCalls,
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
  readonly nodes: readonly SceneNode[];
  /** The prompt that the last event was about. */
  readonly current?: number | undefined;
  /** What each role was shown when it was last called. */
  readonly sees: Readonly<Partial<Record<Viewer, string>>>;
  readonly calls: Readonly<Record<Role, number>>;
  readonly prepared: Prepared;
  readonly result?: AttackResult | undefined;
}

/** @param count how many of the events have happened */
export function sceneAt(events: readonly AttackEvent[], count: number): Scene {
  const happened = events.slice(0, count);
  const nodes = new Map<number, SceneNode>();
  const sees: Partial<Record<Viewer, string>> = {};
  let iteration = 0;
  let current: number | undefined;
  let result: AttackResult | undefined;
  const put = (id: number, changed: Partial<SceneNode>) => {
    const before = nodes.get(id) ?? { id, iteration, depth: 0, prompt: '', state: 'written' as const };
    nodes.set(id, { ...before, ...changed });
    current = id;
  };
  for (const event of happened) {
    if (event.kind === 'begin') {
      iteration = event.iteration;
    } else if (event.kind === 'prepare') sees.attacker = event.sees;
    else if (event.kind === 'classify') sees.attacker = event.sees;
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
      // What nobody was asked to write is sent as it is: an objective, a variant.
      const prompt = nodes.get(event.node)?.prompt ?? event.turns.at(-1)?.text ?? '';
      put(event.node, { state: 'sent', prompt });
    } else if (event.kind === 'answer') {
      put(event.node, { state: 'answered', answer: event.text, stoppedBy: event.stoppedBy });
    } else if (event.kind === 'judge') {
      sees.judge = event.sees;
      put(event.node, { state: 'rated', score: event.score });
    } else if (event.kind === 'prune') {
      const state = event.why === 'score' ? 'dropped' : event.why;
      for (const node of event.nodes) put(node, { state });
    } else if (event.kind === 'backtrack') {
      put(event.node, { state: 'left-out', isRoundLost: event.isRoundLost });
    } else {
      result = event.result;
      current = event.result.node < 0 ? undefined : event.result.node;
    }
  }
  return {
    nodes: [...nodes.values()],
    current,
    sees,
    calls: countCalls(happened),
    prepared: preparedIn(happened),
    result,
  };
}

const speakers = { system: 'System', user: 'User', assistant: 'Assistant' } as const;

function turnText({ speaker, text }: Turn, _: number, turns: readonly Turn[]): string {
  if (turns.length === 1) return text;
  return `${speakers[speaker]}: ${text}`;
}
