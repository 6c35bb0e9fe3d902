import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '../../base/fill.ts';
import { type Heard, heardNext } from './heard.ts';
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
  readonly task: Pick<
    TaskState<unknown>,
    'outcome' | 'isRunning' | 'loading' | 'failure' | 'unloaded' | 'stop'
  >;
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
  const told = problems
    .map((problem) => `${placeOf(problem, labels, strings)} ${spoken(problem)}`)
    .join('\n');
  const said = useSettled(task.isRunning ? '' : (failure ?? (told || summary)), task.outcome);
  const isSlow = useSlow(task.isRunning);
  return (
    <section className="lab-result" aria-label={strings.resultName} aria-busy={task.isRunning}>
      <p className="lab-title">{strings.result}</p>
      {task.loading !== undefined && (
        <p className="lab-running">{fill(strings.fetching, { what: task.loading })}</p>
      )}
      {isSlow && task.loading === undefined && (
        <p className="lab-running">
          {strings.running}{' '}
          <button ref={goBack} type="button" name="stop" onClick={task.stop}>
            {strings.stop}
          </button>
        </p>
      )}
      {failure && <p className="lab-problem">{failure}</p>}
      {!failure && problems.length > 0 && <Problems problems={problems} labels={labels} strings={strings} />}
      {/* While somebody types, what is seen changes with each letter; what is heard waits. */}
      <p role="status" className="visually-hidden" lang={said === told && told ? 'en' : undefined}>
        {said}
      </p>
      {(isGood || (isPartial && !failure)) && children}
    </section>
  );
}

/** The problems, drawn again only when there are others: a lab is drawn several times for each letter. */
const Problems = memo(
  function List({ problems, labels, strings }: ListProps) {
    return (
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.line} ${problem.message}`} className="lab-problem">
            {problem.line !== undefined && (
              <LineButton field={problem.field} line={problem.line}>
                {placeOf(problem, labels, strings)}
              </LineButton>
            )}{' '}
            <span lang="en" dir="ltr">
              {problem.hasCode ? <LabText text={problem.message} /> : problem.message}
            </span>
          </li>
        ))}
      </ul>
    );
  },
  (before, { problems, labels, strings }) =>
    before.problems === problems &&
    before.strings === strings &&
    JSON.stringify(before.labels) === JSON.stringify(labels),
);

interface ListProps extends Pick<LabResultProps, 'problems' | 'strings'> {
  readonly labels: Readonly<Record<string, string>>;
}

/** The field and the line of a problem. */
function placeOf({ field, line }: Problem, labels: ListProps['labels'], strings: LabStrings): string {
  return [labels[field], line === undefined ? undefined : fill(strings.line, { line })]
    .filter(Boolean)
    .join(' · ');
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

/** Milliseconds after which it is said that a task runs. */
const patience = 300;

/**
 * Whether a task runs for so long that somebody waits for it. An element that came and went before the result at each
 * letter would make a browser work out the style of all that follows it twice.
 */
function useSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(isRunning);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isRunning && isSlow;
}

/** Milliseconds without a change after which a result is said. */
const settled = 800;

/**
 * The newest text, once nothing came of what was entered for a moment: not the first one, unless something was worked on
 * since.
 * @param outcome of the task, another one after each
 */
function useSettled(text: string, outcome: unknown): string {
  const [first] = useState({ text, outcome });
  const hasRun = useRef(false);
  const [{ said }, setHeard] = useState<Heard>({ said: '', isOwn: false });
  useEffect(() => {
    if (text === '' || outcome !== first.outcome) hasRun.current = true;
    const timer = setTimeout(
      () => setHeard((before) => heardNext(before, text, first.text, hasRun.current)),
      settled,
    );
    return () => clearTimeout(timer);
  }, [text, outcome, first]);
  return said;
}
