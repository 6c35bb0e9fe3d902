import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '../../base/fill.ts';
import { LineButton } from './LineButton.tsx';
import type { LabStrings } from './lab-strings.ts';
import { type TaskState, taskLimit } from './useTask.ts';

/** A mistake in what was entered. */
export interface Problem {
  /** Name of the field it is in. */
  readonly field: string;
  /** From 1; undefined where it belongs to no line. */
  readonly line: number | undefined;
  readonly message: string;
}

interface LabResultProps {
  readonly task: Pick<TaskState<unknown>, 'isRunning' | 'failure' | 'stop'>;
  readonly problems: readonly Problem[];
  /** The result in a few words, for those who hear the page; said when nothing was entered for a moment. */
  readonly summary: string;
  readonly strings: LabStrings;
  /** The result itself, kept in view while the next one is worked on. */
  readonly children: ReactNode;
}

/** What came out, or what to do about it that nothing did. A line of a problem leads there. */
export function LabResult({ task, problems, summary, strings, children }: LabResultProps) {
  const isGood = !task.failure && problems.length === 0;
  const said = useSettled(isGood && !task.isRunning ? summary : '');
  return (
    <section className="lab-result" aria-label={strings.result} aria-busy={task.isRunning}>
      <p className="lab-title">{strings.result}</p>
      {task.isRunning && (
        <p className="lab-running">
          {strings.running}{' '}
          <button type="button" name="stop" onClick={task.stop}>
            {strings.stop}
          </button>
        </p>
      )}
      <div role="status">
        {task.failure && (
          <p className="lab-problem">{fill(strings[task.failure], { seconds: taskLimit / 1000 })}</p>
        )}
        {!task.failure && problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.field} ${problem.line} ${problem.message}`} className="lab-problem">
                {problem.line !== undefined && (
                  <LineButton field={problem.field} line={problem.line} strings={strings} />
                )}{' '}
                <span lang="en" dir="ltr">
                  {problem.message}
                </span>
              </li>
            ))}
          </ul>
        )}
        {said && <p className="visually-hidden">{said}</p>}
      </div>
      {isGood && children}
    </section>
  );
}

/** Milliseconds without a change after which a result is said. */
const settled = 800;

/** The newest text that is not the first one, once it stayed for a moment. */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid((before) => (before === '' && text === first ? '' : text)),
      settled,
    );
    return () => clearTimeout(timer);
  }, [text, first]);
  return said;
}
