import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '../../base/fill.ts';
import { LabText } from './LabText.tsx';
import type { LabStrings } from './lab-strings.ts';
import { type TaskState, taskLimit } from './useTask.ts';

/** A mistake in what was entered. */
export interface Problem {
  /** Name of the field it is in. */
  readonly field: string;
  /** From 1; undefined where it belongs to no line. */
  readonly line: number | undefined;
  /** What is wrong, and what to do about it. */
  readonly message: string;
  /** What is between backticks in the message is code. */
  readonly hasCode?: boolean;
}

interface LabResultProps {
  readonly task: Pick<TaskState<unknown>, 'isRunning' | 'failure' | 'stop'>;
  readonly problems: readonly Problem[];
  /** The result in a few words, for those who hear the page; said when nothing was entered for a moment. */
  readonly summary: string;
  readonly strings: LabStrings;
  /** With problems there is still a result. */
  readonly isPartial?: boolean;
  /** The result itself, kept in view while the next one is worked on. */
  readonly children: ReactNode;
}

/** What came out, or what to do about it that nothing did. A line of a problem leads there. */
export function LabResult({ task, problems, summary, strings, isPartial, children }: LabResultProps) {
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
                  <button
                    type="button"
                    name="line"
                    onClick={({ currentTarget }) => goTo(currentTarget, problem)}
                  >
                    {fill(strings.line, { line: problem.line })}
                  </button>
                )}{' '}
                <span lang="en" dir="ltr">
                  {problem.hasCode ? <LabText text={problem.message} /> : problem.message}
                </span>
              </li>
            ))}
          </ul>
        )}
        {said && <p className="visually-hidden">{said}</p>}
      </div>
      {(isGood || (isPartial && !task.failure)) && children}
    </section>
  );
}

/** Selects the line of a problem in its field. */
function goTo(button: HTMLElement, { field, line = 1 }: Problem): void {
  const area = button.closest('[data-lab]')?.querySelector<HTMLTextAreaElement>(`textarea[name="${field}"]`);
  if (!area) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
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
