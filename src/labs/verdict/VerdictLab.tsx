import { useRef, useState } from 'react';
import type { Strings } from '../../site/strings.ts';
import { CodeField } from '../frame/CodeField.tsx';
import { ExampleField } from '../frame/ExampleField.tsx';
import { LabActions } from '../frame/LabActions.tsx';
import { LabResult } from '../frame/LabResult.tsx';
import type { LabStrings } from '../frame/lab-strings.ts';
import { SelectField } from '../frame/SelectField.tsx';
import type { Fields } from '../frame/share.ts';
import type { TaskWorker } from '../frame/tasks.ts';
import { useFields } from '../frame/useFields.ts';
import { useTask } from '../frame/useTask.ts';
import type { Workplace } from '../frame/work.ts';
import { agentKind, agentKinds } from './agents.ts';
import { evaluatorKind, evaluatorKinds } from './evaluator-kinds.ts';
import type { VerdictExample } from './examples.ts';
import { type VerdictFields, withEvaluator, withoutKept } from './kept-rules.ts';
import { resultText } from './result-text.ts';
import { VerdictResult } from './VerdictResult.tsx';
import { fieldsOf, inputOf, needsJq, type VerdictInput } from './verdict-input.ts';
import type { VerdictOutcome } from './verdict-task.ts';

/** A ready case with what the build made of it. */
export interface WorkedExample extends VerdictExample {
  readonly outcome: VerdictOutcome;
}

/** What the build hands to the browser. */
export interface VerdictLabData {
  /** The worked example. */
  readonly first: WorkedExample;
  /** Address of the file with all examples. */
  readonly file: string;
  readonly strings: LabStrings & Strings['verdictLab'];
}

export interface Workers {
  readonly start: () => TaskWorker;
  /** For what jq judges. */
  readonly jq: Workplace;
}

const agents = agentKinds.map(({ id, agents: names, remark }) => {
  const list = names.join(', ');
  return [id, remark ? `${list} (${remark})` : list] as const;
});
const evaluators = evaluatorKinds.map(({ id, label }) => [id, label] as const);

/** A reply, what judges it, and step by step what a run makes of it. */
export function VerdictLab({
  data: { first, strings },
  examples,
  workers,
}: {
  data: VerdictLabData;
  examples: readonly WorkedExample[];
  workers: Workers;
}) {
  const top = useRef<HTMLDivElement>(null);
  const { fields, example, change, choose, undo } = useFields<VerdictFields>(
    'verdict',
    [withoutKept(inputOf(first)), ...examples.slice(1).map((each) => withoutKept(inputOf(each)))],
    {
      ids: examples.map(({ id }) => id),
      onLink(isNew) {
        top.current?.closest('[data-lab]')?.scrollIntoView();
        // A link of this page that started the lab has the focus still.
        if (isNew || document.activeElement instanceof HTMLAnchorElement)
          top.current?.querySelector('select')?.focus({ preventScroll: true });
      },
    },
  );
  const [place] = useState(() => placeOf(examples, workers.jq));
  const task = useTask(workers.start, { ...inputOf(fields) }, first.outcome, place);
  const { outcome } = task;
  const { judgment } = outcome;
  const agent = agentKind(fields.agent);
  const evaluator = evaluatorKind(fields.evaluator);
  const asked = fieldsOf(agent, evaluator);
  const takes = evaluator?.takes ?? 'judge';
  const labels = {
    reply: agent?.receives === 'scores' ? strings.scores : strings.reply,
    rule: takes === 'words' || takes === 'expressions' ? strings[takes] : strings.judge,
    validate: 'validate_response',
    transform: agent?.receives === 'gradio' ? 'location' : 'transform_response',
    prompt: strings.prompt,
    earlier: strings.earlier,
  };
  const code = (name: keyof typeof labels) =>
    asked.has(name) && (
      <CodeField
        id={`verdict-lab-${name}`}
        name={name}
        label={labels[name]}
        value={fields[name]}
        onChange={(value) => change({ [name]: value })}
        isInvalid={outcome.problems.some((problem) => problem.field === name)}
      />
    );
  return (
    <>
      <div ref={top} className="verdict-choices">
        <ExampleField
          label={strings.example}
          names={examples.map(({ name }) => strings[name])}
          value={example}
          onChoose={choose}
        />
        <SelectField
          name="agent"
          label={strings.agent}
          choices={agents}
          value={fields.agent}
          onChoose={(value) => change({ agent: value })}
        />
        <SelectField
          name="evaluator"
          label={strings.evaluator}
          choices={evaluators}
          value={fields.evaluator}
          onChoose={(value) => change(withEvaluator(fields, value))}
        />
      </div>
      {code('reply')}
      {code('rule')}
      {code('validate')}
      {code('transform')}
      {code('prompt')}
      {code('earlier')}
      <LabResult
        task={task}
        problems={outcome.problems}
        summary={judgment ? `${strings[judgment.verdict]}. ${judgment.because}` : ''}
        labels={labels}
        strings={strings}
      >
        {judgment && <VerdictResult outcome={outcome} judgment={judgment} strings={strings} />}
      </LabResult>
      <LabActions
        lab="verdict"
        fields={shownFields(fields, asked)}
        result={task.failure || !judgment ? undefined : () => resultText(outcome, judgment, strings)}
        fileName="verdict.txt"
        onReset={() => choose(0)}
        onUndo={undo}
        strings={strings}
      />
    </>
  );
}

/** What is known of the build is not worked on; what jq judges goes where jq is. */
function placeOf(examples: readonly WorkedExample[], jq: Workplace) {
  return (input: Fields) => {
    const asked = inputOf(input as unknown as VerdictInput);
    const names = Object.keys(asked) as (keyof VerdictInput)[];
    // One by one: a long reply differs by its length, and is not gone through.
    const known = examples.find((each) => names.every((name) => each[name] === asked[name]));
    return known ? { outcome: known.outcome } : needsJq(asked) ? jq : undefined;
  };
}

/** What nobody sees does not go into a link. */
function shownFields(fields: VerdictInput, asked: ReadonlySet<string>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => asked.has(name)));
}
