import type { Fields } from './share.ts';
import { createTasks, Stopped, type Tasks, type TaskWorker } from './tasks.ts';

/** Milliseconds a task may take before its worker is ended. */
export const taskLimit = 3000;

/** Nothing is said of loading before this many milliseconds. */
const patience = 150;

/** Most answers come sooner than this, and it would take the page as long as they do to show that one is awaited. */
const usual = 60;

/** What is known of the work on what a reader entered. */
export interface WorkState<Outcome> {
  /** Of the newest input that was worked on to its end. */
  readonly outcome: Outcome;
  readonly isRunning: boolean;
  /** What is being loaded before the task can begin, by its name. */
  readonly loading: string | undefined;
  /** Why there is no outcome of the input as it is now. */
  readonly failure: Stopped['reason'] | 'unavailable' | 'unloaded' | undefined;
  /** What could not be loaded, by its name. */
  readonly unloaded: string | undefined;
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

export interface Work {
  /** Has the usual worker ready, and its code run once: the first answer to a reader would else wait for both. */
  prepare(input: Fields): void;
  /** Takes the place of an input that is still worked on: of that nothing is told any more. */
  take(input: Fields): void;
  stop(): void;
  /** Stops, and tells nothing more. */
  end(): void;
}

/**
 * Works on inputs, of which only the newest counts.
 * @param start of the usual worker
 * @param placeOf for an input of another kind; the same kind is the same object each time
 * @param tell hears what changes; `isOwnTask`: the answer of a worker, for which a browser does nothing else now
 */
export function createWork<Outcome>(
  start: () => TaskWorker,
  placeOf: (input: Fields) => Place<Outcome>,
  tell: (change: Partial<WorkState<Outcome>>, isOwnTask: boolean) => void,
): Work {
  const tasks = new Map<Workplace | undefined, Tasks<Fields, Outcome>>();
  let newest: Fields | undefined;
  const begin = async (input: Fields) => {
    const show = (change: Partial<WorkState<Outcome>>, isOwnTask = false) =>
      newest === input && tell({ isRunning: false, loading: undefined, ...change }, isOwnTask);
    const found = placeOf(input);
    if (found && 'outcome' in found) return show(settled(found.outcome));
    if (found) {
      const slow = setTimeout(() => show({ loading: found.needs, isRunning: true }), patience);
      const isLoaded = await found.load().then(
        () => true,
        () => false,
      );
      clearTimeout(slow);
      if (!isLoaded) return show({ failure: 'unloaded', unloaded: found.needs });
      if (newest !== input) return;
    }
    const busy = setTimeout(() => show({ isRunning: true }), usual);
    const known = tasks.get(found) ?? createTasks<Fields, Outcome>(found?.start ?? start, taskLimit);
    tasks.set(found, known);
    await known.run(input).then(
      (outcome) => show(settled(outcome), true),
      (error: unknown) => show({ failure: error instanceof Stopped ? error.reason : 'unavailable' }),
    );
    clearTimeout(busy);
  };
  const stop = () => {
    for (const each of tasks.values()) each.stop();
  };
  return {
    prepare(input) {
      if (!newest && !placeOf(input)) void begin(input);
    },
    take(input) {
      newest = input;
      void begin(input);
    },
    stop,
    end() {
      newest = undefined;
      stop();
    },
  };
}

/** The state after an outcome. */
export function settled<Outcome>(outcome: Outcome): WorkState<Outcome> {
  return { outcome, isRunning: false, loading: undefined, failure: undefined, unloaded: undefined };
}
