import { useContext, useEffect, useRef, useState } from 'react';
import { FirstState } from './first-state.ts';
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
export function useTask<Outcome>(
  start: () => TaskWorker,
  input: Readonly<Record<string, string>>,
  first: Outcome,
): TaskState<Outcome> {
  const [tasks] = useState(() => createTasks<typeof input, Outcome>(start, taskLimit));
  const begin = useContext(FirstState);
  const [state, setState] = useState<Pick<TaskState<Outcome>, 'outcome' | 'isRunning' | 'failure'>>({
    outcome: (begin.outcome as Outcome | undefined) ?? first,
    isRunning: begin.isRunning ?? false,
    failure: begin.failure,
  });
  const text = JSON.stringify(input);
  const worked = useRef(text);
  useEffect(() => {
    if (worked.current === text) return;
    worked.current = text;
    let isNewest = true;
    setState((before) => ({ ...before, isRunning: true }));
    tasks.run(JSON.parse(text)).then(
      (outcome) => isNewest && setState({ outcome, isRunning: false, failure: undefined }),
      (error: unknown) =>
        isNewest &&
        setState((before) => ({
          ...before,
          isRunning: false,
          failure: error instanceof Stopped ? error.reason : 'unavailable',
        })),
    );
    return () => {
      isNewest = false;
    };
  }, [tasks, text]);
  return { ...state, stop: tasks.stop };
}
