import type { Strings } from '../../site/strings.ts';
import { ChoiceField } from '../frame/ChoiceField.tsx';
import { CodeField } from '../frame/CodeField.tsx';
import { ExampleField } from '../frame/ExampleField.tsx';
import { LabActions } from '../frame/LabActions.tsx';
import { LabResult } from '../frame/LabResult.tsx';
import type { LabStrings } from '../frame/lab-strings.ts';
import type { TaskWorker } from '../frame/tasks.ts';
import { useFields } from '../frame/useFields.ts';
import { useTask } from '../frame/useTask.ts';
import { jsonTokens } from '../template/template-tokens.ts';
import type { ProviderExample } from './examples.ts';
import { PickField } from './PickField.tsx';
import { ProviderResult, type RemarkLinks } from './ProviderResult.tsx';
import type { ProviderInput, ProviderOutcome } from './provider-task.ts';

/** What the build hands to the browser. */
export interface ProviderLabData {
  /** The first is the worked one. */
  readonly examples: readonly [ProviderExample, ...ProviderExample[]];
  /** Of the first example. */
  readonly outcome: ProviderOutcome;
  readonly links: RemarkLinks;
  readonly strings: LabStrings & Strings['providerLab'];
}

/** A request and its reply, and the scope they come to. */
export function ProviderLab({
  data: { examples, outcome: first, links, strings },
  start,
}: {
  data: ProviderLabData;
  start: () => TaskWorker;
}) {
  const [worked, ...others] = examples;
  const inputs = [inputOf(worked), ...others.map(inputOf)] as const;
  const { fields, example, change, choose, undo } = useFields('provider', inputs);
  const task = useTask(start, { ...fields }, first);
  const { outcome } = task;
  const hasProblem = (field: string) => outcome.problems.some((problem) => problem.field === field);
  // A selection counts in the text it was made in.
  const settled = (chosen: string, found: string) => (chosen.startsWith('@') ? found : chosen);
  return (
    <>
      <ExampleField
        label={strings.example}
        names={examples.map(({ name }) => strings[name])}
        value={example}
        onChoose={choose}
      />
      <CodeField
        id="provider-lab-request"
        name="request"
        label={strings.request}
        value={fields.request}
        onChange={(request) => change({ request, place: settled(fields.place, outcome.place) })}
        tokens={jsonTokens}
        isInvalid={hasProblem('request')}
      />
      <CodeField
        id="provider-lab-reply"
        name="reply"
        label={strings.reply}
        value={fields.reply}
        onChange={(reply) => change({ reply, answer: settled(fields.answer, outcome.answer) })}
        tokens={jsonTokens}
        isInvalid={hasProblem('reply')}
        note={outcome.isExampleReply ? strings.exampleReply : undefined}
      />
      <PickField
        name="place"
        label={strings.place}
        choices={outcome.places}
        value={outcome.place.replace(/#\d+-\d+$/, '')}
        onChoose={(place) => change({ place })}
        useSelection={strings.useSelection}
        field="request"
      />
      <PickField
        name="answer"
        label={strings.answer}
        choices={outcome.answers}
        value={outcome.answer}
        onChoose={(answer) => change({ answer })}
        useSelection={strings.useSelection}
        field="reply"
      />
      <ChoiceField
        name="form"
        label={strings.form}
        choices={[
          ['http-parsed', strings.formFields],
          ['http-raw', strings.formText],
        ]}
        value={fields.form}
        onChoose={(form) => change({ form })}
      />
      <ChoiceField
        name="promptAs"
        label={strings.promptAs}
        choices={[
          ['value', strings.asValue],
          ['text', strings.asText],
        ]}
        value={fields.promptAs}
        onChoose={(promptAs) => change({ promptAs })}
      />
      <CodeField
        id="provider-lab-prompt"
        name="prompt"
        label={strings.prompt}
        value={fields.prompt}
        onChange={(prompt) => change({ prompt })}
        isInvalid={false}
      />
      <LabResult
        task={task}
        problems={outcome.problems}
        labels={{ request: strings.request, reply: strings.reply }}
        summary={summaryOf(outcome, strings)}
        strings={strings}
      >
        <ProviderResult outcome={outcome} links={links} strings={strings} />
      </LabResult>
      <LabActions
        lab="provider"
        // A link can be made without keys, which moves what is selected behind them.
        fields={{
          ...fields,
          place: settled(fields.place, outcome.place),
          answer: settled(fields.answer, outcome.answer),
        }}
        result={task.failure || outcome.scope === '' ? undefined : () => outcome.scope}
        fileName="redteam_scope.yml"
        fileType="application/yaml"
        onReset={() => choose(0)}
        onUndo={undo}
        strings={strings}
      />
    </>
  );
}

/** Names also the answer and how many remarks need care, so that another result is heard as another one. */
function summaryOf(
  { scope, remarks, answers, answer }: ProviderOutcome,
  strings: Strings['providerLab'],
): string {
  if (scope === '') return strings.noScope;
  const cares = remarks.filter(({ kind }) => kind === 'care').length;
  const chosen = answers.find(({ id }) => id === answer);
  return [
    strings.ready,
    chosen && `${strings.answer}: ${chosen.label}.`,
    cares > 0 && `${strings.care}: ${cares}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function inputOf({ request, reply, place, answer, form, promptAs, prompt }: ProviderInput): ProviderInput {
  return { request, reply, place, answer, form, promptAs, prompt };
}
