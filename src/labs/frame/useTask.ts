import { useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FirstState } from './first-state.ts';
import type { Fields } from './share.ts';
import type { TaskWorker } from './tasks.ts';
import { createWork, type Place, settled, type WorkState } from './work.ts';

export interface TaskState<Outcome> extends WorkState<Outcome> {
  stop(): void;
}

/**
 * Works on what a reader enters in a worker, anew after each change.
 * @param first outcome of the first input, made by the build
 * @param elsewhere for an input of another kind; the same kind is the same object each time
 * @param isPrepared the worker has worked on the first input already
 */
export function useTask<Outcome>(
  start: () => TaskWorker,
  input: Fields,
  first: Outcome,
  elsewhere: (input: Fields) => Place<Outcome> = () => undefined,
  isPrepared = false,
): TaskState<Outcome> {
  const begin = useContext(FirstState);
  const [state, setState] = useState<WorkState<Outcome>>({
    ...settled((begin.outcome as Outcome | undefined) ?? first),
    isRunning: begin.isRunning ?? false,
    failure: begin.failure,
  });
  const [work] = useState(() =>
    createWork<Outcome>(start, elsewhere, (change, isOwnTask) => {
      const show = () => setState((before) => ({ ...before, ...change }));
      // Without a wait for the next turn of React, which would come after another frame where the page is busy.
      if (isOwnTask) flushSync(show);
      else show();
    }),
  );
  const newest = useRef(input);
  useEffect(() => {
    if (!isPrepared) work.prepare(newest.current);
  }, [work, isPrepared]);
  useEffect(() => {
    if (isSame(newest.current, input)) return;
    newest.current = input;
    work.take(input);
  });
  useEffect(() => work.end, [work]);
  return { ...state, stop: work.stop };
}

/** Texts are compared one by one: putting long ones together would take longer than the comparison. */
function isSame(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
