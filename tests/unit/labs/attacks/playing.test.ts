import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  atEnd,
  type Playing,
  paused,
  played,
  shownOf,
  sought,
  ticked,
  ticking,
} from '../../../../src/labs/attacks/playing.ts';

const events = ['a', 'b', 'c', 'd'];
let state: Playing;
let end: () => void;
/** Plays as the player does: ticks are heard only while something plays. */
const play = (speed: number) => {
  state = played(state);
  end = ticking(speed, () => {
    state = ticked(state);
  });
};
const later = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  state = atEnd(events);
  end = () => {};
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('a run is shown whole until somebody plays it, and then begins at its start', () => {
  expect(state).toMatchObject({ position: 4, isPlaying: false });
  play(4);
  expect(state).toMatchObject({ position: 0, isPlaying: true });
});

test('events come at the chosen speed, and after the last one it stops', () => {
  play(4);
  later(249);
  expect(state.position).toBe(0);
  later(1);
  expect(state.position).toBe(1);
  later(500);
  expect(state).toMatchObject({ position: 3, isPlaying: true });
  later(250);
  expect(state).toMatchObject({ position: 4, isPlaying: false });
  later(10_000);
  expect(state.position).toBe(4);
});

test('another speed is another time between events', () => {
  play(8);
  later(124);
  expect(state.position).toBe(0);
  later(126);
  expect(state.position).toBe(2);
  end();
  play(1);
  expect(state.position).toBe(2);
  later(999);
  expect(state.position).toBe(2);
  later(1);
  expect(state.position).toBe(3);
});

test('a pause keeps the place, even for a tick that was on its way, and playing goes on from there', () => {
  play(4);
  later(500);
  state = paused(state);
  later(1000);
  expect(state).toMatchObject({ position: 2, isPlaying: false });
  end();
  play(4);
  later(250);
  expect(state.position).toBe(3);
});

test('a place that is sought is within the run, and playing stops there', () => {
  play(4);
  for (const [to, position] of [
    [2, 2],
    [-1, 0],
    [99, 4],
  ] as const)
    expect(sought(state, to)).toEqual({ events, position, isPlaying: false });
});

test('another run is shown at its end, also while one plays; the same one stays where it is', () => {
  play(4);
  later(250);
  expect(shownOf(state, events)).toBe(state);
  const others = ['x', 'y'];
  expect(shownOf(state, others)).toEqual({ events: others, position: 2, isPlaying: false });
  // A copy is another run, as a worker hands over a new one each time.
  expect(shownOf(state, [...events])).toMatchObject({ position: 4, isPlaying: false });
});

test('nothing plays where there are no events', () => {
  state = atEnd([]);
  play(4);
  expect(state).toMatchObject({ position: 0, isPlaying: false });
});
