import { useContext, useEffect, useRef, useState } from 'react';
import { FirstState } from './first-state.ts';
import type { Fields } from './share.ts';
import { createTasks, Stopped, type TaskWorker } from './tasks.ts';

/** Milliseconds a task may take before its worker is ended. */
export const taskLimit = 3000;

export interface TaskState<Outcome> {
  /** Of the newest input that was worked on to its end. */
  readonly outcome: Outcome;
  readonly isRunning: boolean;
  /** Why there is no outcome of the input as it is now. */
  readonly failure: Stopped['reason'] | 'unavailable' | undefined;
  stop(): void;
}

/**
 * Works on what a reader enters in a worker, anew after each change.
 * @param first outcome of the first input, made by the build
 */
export function useTask<Outcome>(start: () => TaskWorker, input: Fields, first: Outcome): TaskState<Outcome> {
  const [tasks] = useState(() => createTasks<Fields, Outcome>(start, taskLimit));
  const begin = useContext(FirstState);
  const [state, setState] = useState<Pick<TaskState<Outcome>, 'outcome' | 'isRunning' | 'failure'>>({
    outcome: (begin.outcome as Outcome | undefined) ?? first,
    isRunning: begin.isRunning ?? false,
    failure: begin.failure,
  });
  const newest = useRef(input);
  useEffect(() => {
    if (isSame(newest.current, input)) return;
    newest.current = input;
    const isWanted = () => newest.current === input;
    setState((before) => ({ ...before, isRunning: true }));
    tasks.run(input).then(
      (outcome) => isWanted() && setState({ outcome, isRunning: false, failure: undefined }),
      (error: unknown) =>
        isWanted() &&
        setState((before) => ({
          ...before,
          isRunning: false,
          failure: error instanceof Stopped ? error.reason : 'unavailable',
        })),
    );
  });
  useEffect(() => tasks.stop, [tasks]);
  return { ...state, stop: tasks.stop };
}

/** Texts are compared one by one: putting long ones together would take longer than the comparison. */
function isSame(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
