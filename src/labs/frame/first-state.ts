import { createContext } from 'react';
import type { Entered } from './entered.ts';
import type { TaskState } from './useTask.ts';

/** What a lab begins with instead of its worked example. */
export interface LabFirstState
  extends Partial<Pick<TaskState<unknown>, 'outcome' | 'isRunning' | 'failure'>> {
  /** What an example or a reset took the place of. */
  readonly replaced?: Entered<object>;
}

/** Lets a lab be drawn in any of its states, for who looks at all of them; readers never meet it. */
export const FirstState = createContext<LabFirstState>({});
