import { useContext, useEffect, useRef, useState } from 'react';
import { FirstState } from './first-state.ts';
import { createTasks, Stopped, type Tasks, type TaskWorker } from './tasks.ts';

/** Milliseconds a task may take before its worker is ended. */
export const taskLimit = 3000;

export interface TaskState<Outcome> {
  /** Of the newest input that was worked on to its end. */
  readonly outcome: Outcome;
  readonly isRunning: boolean;
  /** What is being loaded before the task can begin, by its name. */
  readonly loading: string | undefined;
  /** Why there is no outcome of the input as it is now. */
  readonly failure: Stopped['reason'] | 'unavailable' | 'unloaded' | undefined;
  /** What could not be loaded, by its name. */
  readonly unloaded: string | undefined;
  stop(): void;
}

/** A worker of another kind, for some inputs. It has no network: what it needs its page loads. */
export interface Workplace {
  readonly start: () => TaskWorker;
  /** What is loaded, as readers call it. */
  readonly needs: string;
  /** Loads it, once; a failure is forgotten. The time does not count as that of a task. */
  readonly load: () => Promise<unknown>;
}

/** Where an input is worked on that the usual worker does not do: another worker, or nowhere when it is known already. */
export type Place<Outcome> = Workplace | { readonly outcome: Outcome } | undefined;

/**
 * Works on what a reader enters in a worker, anew after each change.
 * @param first outcome of the first input, made by the build
 * @param elsewhere for an input of another kind; the same kind is the same object each time
 */
export function useTask<Outcome>(
  start: () => TaskWorker,
  input: Readonly<Record<string, string>>,
  first: Outcome,
  elsewhere: (input: Readonly<Record<string, string>>) => Place<Outcome> = () => undefined,
): TaskState<Outcome> {
  type Input = typeof input;
  const [tasks] = useState(() => new Map<Workplace | undefined, Tasks<Input, Outcome>>());
  const begin = useContext(FirstState);
  const [state, setState] = useState<Omit<TaskState<Outcome>, 'stop'>>({
    ...settled((begin.outcome as Outcome | undefined) ?? first),
    isRunning: begin.isRunning ?? false,
    failure: begin.failure,
  });
  const text = JSON.stringify(input);
  const worked = useRef(text);
  const [usual] = useState(() => start);
  const [placeOf] = useState(() => elsewhere);
  useEffect(() => {
    if (worked.current === text) return;
    worked.current = text;
    let isNewest = true;
    const show = (changed: Partial<typeof state>) =>
      isNewest && setState((before) => ({ ...before, isRunning: false, loading: undefined, ...changed }));
    const work = async () => {
      const asked: Input = JSON.parse(text);
      const found = placeOf(asked);
      if (found && 'outcome' in found) return setState(settled(found.outcome));
      if (found) {
        const slow = setTimeout(() => show({ loading: found.needs, isRunning: true }), patience);
        const isLoaded = await found.load().then(
          () => true,
          () => false,
        );
        clearTimeout(slow);
        if (!isLoaded) return show({ failure: 'unloaded', unloaded: found.needs });
        if (!isNewest) return;
      }
      show({ isRunning: true });
      const known = tasks.get(found) ?? createTasks<Input, Outcome>(found?.start ?? usual, taskLimit);
      tasks.set(found, known);
      await known.run(asked).then(
        (outcome) => isNewest && setState(settled(outcome)),
        (error: unknown) => show({ failure: error instanceof Stopped ? error.reason : 'unavailable' }),
      );
    };
    work();
    return () => {
      isNewest = false;
    };
  }, [tasks, text, usual, placeOf]);
  return {
    ...state,
    stop: () => {
      for (const each of tasks.values()) each.stop();
    },
  };
}

/** Nothing is said of loading before this many milliseconds. */
const patience = 150;

function settled<Outcome>(outcome: Outcome): Omit<TaskState<Outcome>, 'stop'> {
  return { outcome, isRunning: false, loading: undefined, failure: undefined, unloaded: undefined };
}
