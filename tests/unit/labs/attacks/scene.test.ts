import { expect, test } from 'vitest';
import { attackKinds } from '../../../../src/labs/attacks/engine/attacks.ts';
import { type AttackEvent, countCalls } from '../../../../src/labs/attacks/engine/events.ts';
import { drawnPart, type Scene, type SceneNode, sceneAt } from '../../../../src/labs/attacks/engine/scene.ts';
import { attack, type Setup } from '../../../../src/labs/attacks/engine/setup.ts';

const events: readonly AttackEvent[] = [
  { kind: 'send', node: 0, turns: [{ speaker: 'user', text: 'goal' }] },
  { kind: 'answer', node: 0, text: 'no', stoppedBy: 'keywords' },
  { kind: 'judge', node: 0, score: 1, sees: 'what the judge sees' },
  { kind: 'propose', node: 1, parent: 0, sees: 'what the attacker sees' },
  { kind: 'propose', node: 1, parent: 0, sees: 'the same', prompt: 'a' },
  { kind: 'propose', node: 2, parent: 0, sees: 'the same', prompt: 'b' },
  { kind: 'filter', node: 1, isKept: true, sees: '' },
  { kind: 'filter', node: 2, isKept: false, sees: '' },
  { kind: 'prune', nodes: [2], why: 'off-topic' },
  {
    kind: 'send',
    node: 1,
    turns: [
      { speaker: 'user', text: 'x' },
      { speaker: 'assistant', text: 'y' },
      { speaker: 'user', text: 'a' },
    ],
  },
  { kind: 'answer', node: 1, text: 'yes' },
  { kind: 'judge', node: 1, score: 7, sees: '' },
  { kind: 'prune', nodes: [1], why: 'score' },
  { kind: 'backtrack', node: 1, isRoundLost: true },
  { kind: 'stop', why: 'spent', result: { success: false, score: 7, prompt: 'a', response: 'yes', node: 1 } },
];
const statesOf = (count: number) => sceneAt(events, count).nodes.map(({ state }) => state);

test('A prompt goes on its way event by event', () => {
  const ways = events.map((_, at) => statesOf(at + 1));
  expect(ways.map((states) => states[0]).slice(0, 3)).toEqual(['sent', 'answered', 'rated']);
  expect(ways.map((states) => states[1]).slice(3)).toEqual([
    'unreadable',
    'written',
    'written',
    'written',
    'written',
    'written',
    'sent',
    'answered',
    'rated',
    'dropped',
    'left-out',
    'left-out',
  ]);
  expect(ways.map((states) => states[2]).slice(5, 8)).toEqual(['written', 'written', 'off-topic']);
});

test('A scene tells what each role was shown last, and which prompt it is about', () => {
  expect(sceneAt(events, 0)).toMatchObject({ nodes: [], sees: {}, current: undefined });
  expect(sceneAt(events, 5).sees).toEqual({
    target: 'goal',
    judge: 'what the judge sees',
    attacker: 'the same',
  });
  expect(sceneAt(events, 10).sees.target).toBe('3 messages:\nUser: x\nAssistant: y\nUser: a');
  expect(sceneAt(events, 3).current).toBe(0);
  expect(sceneAt(events, events.length)).toMatchObject({ current: 1, result: { score: 7 } });
});

test('A transcript in one message is not shown as if it were turns', () => {
  const told: AttackEvent[] = [
    { kind: 'send', node: 0, turns: [{ speaker: 'user', text: 'User: x\nAssistant: y\nUser: a' }] },
  ];
  expect(sceneAt(told, 1).sees.target).toBe('One message:\nUser: x\nAssistant: y\nUser: a');
});

test('A prompt keeps its text, its parent, its answer and its score', () => {
  expect(sceneAt(events, events.length).nodes).toMatchObject([
    { id: 0, depth: 0, prompt: 'goal', answer: 'no', stoppedBy: 'keywords', score: 1 },
    { id: 1, depth: 1, parent: 0, prompt: 'a', answer: 'yes', score: 7, isRoundLost: true },
    { id: 2, depth: 1, parent: 0, prompt: 'b' },
  ]);
});

test('A scene at the end counts all calls of a run', () => {
  for (const kind of attackKinds) {
    const values = Object.fromEntries(kind.parameters.map(({ flag, most }) => [flag, Math.min(3, most)]));
    const setup: Setup = { kind, variant: 'dtx', seed: '1', values, defenses: new Set() };
    const all = [...attack(setup)];
    expect(sceneAt(all, all.length).calls).toEqual(countCalls(all));
  }
});

test('A very long run is drawn in parts that stay where they are while the run goes through them', () => {
  const nodes = Array.from({ length: 25 }, (_, id): SceneNode => {
    return { id, iteration: 0, depth: 0, prompt: '', state: 'sent' };
  });
  const scene = (length: number, current?: number): Scene => ({
    ...sceneAt([], 0),
    nodes: nodes.slice(0, length),
    current,
  });
  const part = (length: number, current?: number) => drawnPart(25, scene(length, current), 10);
  expect(part(0)).toEqual({ first: 0, end: 10 });
  for (const current of [0, 4, 9]) expect(part(current + 1, current)).toEqual({ first: 0, end: 10 });
  expect(part(11, 10)).toEqual({ first: 10, end: 20 });
  expect(part(25, 24)).toEqual({ first: 20, end: 25 });
  // The result can be one of the first, or none.
  expect(part(25, 3)).toEqual({ first: 0, end: 10 });
  expect(part(25)).toEqual({ first: 20, end: 25 });
  expect(drawnPart(25, scene(25, 24))).toEqual({ first: 0, end: 25 });
});

test('A scene that was handed out stays as it was when the run goes on', () => {
  const before = sceneAt(events, 1);
  const copy = structuredClone(before);
  sceneAt(events, events.length);
  expect(before).toEqual(copy);
  expect(sceneAt(events, events.length)).toBe(sceneAt(events, events.length));
});
