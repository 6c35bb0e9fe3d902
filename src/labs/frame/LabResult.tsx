import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '../../base/fill.ts';
import { LabText } from './LabText.tsx';
import { LineButton } from './LineButton.tsx';
import type { LabStrings } from './lab-strings.ts';
import type { TaskState } from './useTask.ts';
import { taskLimit } from './work.ts';

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
  readonly task: Pick<TaskState<unknown>, 'isRunning' | 'loading' | 'failure' | 'unloaded' | 'stop'>;
  readonly problems: readonly Problem[];
  /** The result in a few words, for those who hear the page; said when nothing was entered for a moment. */
  readonly summary: string;
  /** Labels of the fields, in a lab where more than one can have a mistake. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly strings: LabStrings;
  /** With problems there is still a result. */
  readonly isPartial?: boolean;
  /** The result itself, kept in view while the next one is worked on. */
  readonly children: ReactNode;
}

/** What came out, or what to do about it that nothing did. A line of a problem leads there. */
export function LabResult({
  task,
  problems,
  summary,
  labels = {},
  strings,
  isPartial,
  children,
}: LabResultProps) {
  const failure =
    task.failure && fill(strings[task.failure], { seconds: taskLimit / 1000, what: task.unloaded ?? '' });
  const isGood = !failure && problems.length === 0;
  const place = ({ field, line }: Problem) =>
    [labels[field], line === undefined ? undefined : fill(strings.line, { line })]
      .filter(Boolean)
      .join(' · ');
  const told = problems.map((problem) => `${place(problem)} ${spoken(problem)}`).join('\n');
  const said = useSettled(task.isRunning ? '' : (failure ?? (told || summary)));
  return (
    <section className="lab-result" aria-label={strings.resultName} aria-busy={task.isRunning}>
      <p className="lab-title">{strings.result}</p>
      {task.loading !== undefined && (
        <p className="lab-running">{fill(strings.fetching, { what: task.loading })}</p>
      )}
      {task.isRunning && task.loading === undefined && (
        <p className="lab-running">
          {strings.running}{' '}
          <button ref={goBack} type="button" name="stop" onClick={task.stop}>
            {strings.stop}
          </button>
        </p>
      )}
      {failure && <p className="lab-problem">{failure}</p>}
      {!failure && problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.line} ${problem.message}`} className="lab-problem">
              {problem.line !== undefined && (
                <LineButton field={problem.field} line={problem.line}>
                  {place(problem)}
                </LineButton>
              )}{' '}
              <span lang="en" dir="ltr">
                {problem.hasCode ? <LabText text={problem.message} /> : problem.message}
              </span>
            </li>
          ))}
        </ul>
      )}
      {/* While somebody types, what is seen changes with each letter; what is heard waits. */}
      <p role="status" className="visually-hidden" lang={said === told && told ? 'en' : undefined}>
        {said}
      </p>
      {(isGood || (isPartial && !failure)) && children}
    </section>
  );
}

/** A message as it is heard. */
function spoken({ message, hasCode }: Problem): string {
  return hasCode ? message.replaceAll('`', '') : message;
}

/** A button that goes away takes the focus of its reader with it, unless it gives it back to where it was. */
function goBack(button: HTMLButtonElement): () => void {
  const lab = button.closest('[data-lab]');
  let before: unknown = lab?.querySelector('textarea');
  button.addEventListener('focus', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && lab?.contains(relatedTarget)) before = relatedTarget;
  });
  return () => {
    if (document.activeElement === button && before instanceof HTMLElement) before.focus();
  };
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
