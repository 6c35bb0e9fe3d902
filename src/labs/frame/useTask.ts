import { useContext, useEffect, useRef, useState } from 'react';
import { FirstState } from './first-state.ts';
import type { Fields } from './share.ts';
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
  input: Fields,
  first: Outcome,
  elsewhere: (input: Fields) => Place<Outcome> = () => undefined,
): TaskState<Outcome> {
  const [tasks] = useState(() => new Map<Workplace | undefined, Tasks<Fields, Outcome>>());
  const begin = useContext(FirstState);
  const [state, setState] = useState<Omit<TaskState<Outcome>, 'stop'>>({
    ...settled((begin.outcome as Outcome | undefined) ?? first),
    isRunning: begin.isRunning ?? false,
    failure: begin.failure,
  });
  const newest = useRef(input);
  const [usual] = useState(() => start);
  const [placeOf] = useState(() => elsewhere);
  useEffect(() => {
    if (isSame(newest.current, input)) return;
    newest.current = input;
    const isWanted = () => newest.current === input;
    const show = (changed: Partial<typeof state>) =>
      isWanted() && setState((before) => ({ ...before, isRunning: false, loading: undefined, ...changed }));
    const work = async () => {
      const found = placeOf(input);
      if (found && 'outcome' in found) return setState(settled(found.outcome));
      if (found) {
        const slow = setTimeout(() => show({ loading: found.needs, isRunning: true }), patience);
        const isLoaded = await found.load().then(
          () => true,
          () => false,
        );
        clearTimeout(slow);
        if (!isLoaded) return show({ failure: 'unloaded', unloaded: found.needs });
        if (!isWanted()) return;
      }
      show({ isRunning: true });
      const known = tasks.get(found) ?? createTasks<Fields, Outcome>(found?.start ?? usual, taskLimit);
      tasks.set(found, known);
      await known.run(input).then(
        (outcome) => isWanted() && setState(settled(outcome)),
        (error: unknown) => show({ failure: error instanceof Stopped ? error.reason : 'unavailable' }),
      );
    };
    work();
  });
  const [stop] = useState(() => () => {
    for (const each of tasks.values()) each.stop();
  });
  useEffect(() => stop, [stop]);
  return { ...state, stop };
}

/** Nothing is said of loading before this many milliseconds. */
const patience = 150;

function settled<Outcome>(outcome: Outcome): Omit<TaskState<Outcome>, 'stop'> {
  return { outcome, isRunning: false, loading: undefined, failure: undefined, unloaded: undefined };
}

/** Texts are compared one by one: putting long ones together would take longer than the comparison. */
function isSame(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
