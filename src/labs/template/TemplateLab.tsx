import type { Strings } from '../../site/strings.ts';
import { ChoiceField } from '../frame/ChoiceField.tsx';
import { CodeField } from '../frame/CodeField.tsx';
import { ExampleField } from '../frame/ExampleField.tsx';
import type { ExampleName } from '../frame/example-name.ts';
import { LabActions } from '../frame/LabActions.tsx';
import { LabOutput } from '../frame/LabOutput.tsx';
import { LabResult } from '../frame/LabResult.tsx';
import type { LabStrings } from '../frame/lab-strings.ts';
import type { TaskWorker } from '../frame/tasks.ts';
import { useFields } from '../frame/useFields.ts';
import { useTask } from '../frame/useTask.ts';
import type { TemplateInput, TemplateOutcome } from './template-task.ts';
import { jsonTokens, templateTokens } from './template-tokens.ts';

export interface TemplateExample extends TemplateInput {
  readonly name: ExampleName<'templateLab'>;
}

/** What the build hands to the browser. */
export interface TemplateLabData {
  /** The first is the worked one. */
  readonly examples: readonly [TemplateExample, ...TemplateExample[]];
  /** Of the first example. */
  readonly outcome: TemplateOutcome;
  readonly strings: LabStrings & Strings['templateLab'];
}

/** A template, its variables, and what comes out, anew with each letter. */
export function TemplateLab({
  data: { examples, outcome: first, strings },
  start,
}: {
  data: TemplateLabData;
  start: () => TaskWorker;
}) {
  const [worked, ...others] = examples;
  const inputs = [inputOf(worked), ...others.map(inputOf)] as const;
  const { fields, example, change, choose, undo } = useFields('template', inputs);
  const task = useTask(start, { ...fields }, first);
  const { outcome } = task;
  const hasProblem = (field: string) => outcome.problems.some((problem) => problem.field === field);
  return (
    <>
      <ExampleField
        label={strings.example}
        names={examples.map(({ name }) => strings[name])}
        value={example}
        onChoose={choose}
      />
      <CodeField
        id="template-lab-template"
        name="template"
        label={strings.template}
        value={fields.template}
        onChange={(template) => change({ template })}
        tokens={templateTokens}
        isInvalid={hasProblem('template')}
      />
      <CodeField
        id="template-lab-variables"
        name="variables"
        label={strings.variables}
        value={fields.variables}
        onChange={(variables) => change({ variables })}
        tokens={jsonTokens}
        isInvalid={hasProblem('variables')}
      />
      <ChoiceField
        name="as"
        label={strings.fillAs}
        choices={[
          ['text', strings.asText],
          ['body', strings.asBody],
        ]}
        value={fields.as}
        onChoose={(as) => change({ as })}
      />
      <LabResult
        task={task}
        problems={outcome.problems}
        summary={outcome.output.slice(0, 200)}
        labels={{ template: strings.template, variables: strings.variables }}
        strings={strings}
        isPartial={outcome.output !== ''}
      >
        {outcome.isBody && fields.as !== 'body' && (
          <p className="lab-switch">
            <button
              type="button"
              name="as-body"
              onClick={({ currentTarget }) => {
                // The button goes away, so the focus goes to what it chose.
                const lab = currentTarget.closest('[data-lab]');
                lab?.querySelector<HTMLElement>('input[name="as"][value="body"]')?.focus();
                change({ as: 'body' });
              }}
            >
              {`${strings.fillAs}: ${strings.asBody}`}
            </button>
          </p>
        )}
        <LabOutput text={outcome.output} label={strings.result} />
      </LabResult>
      <LabActions
        lab="template"
        fields={{ ...fields }}
        result={
          task.failure || (outcome.problems.length > 0 && outcome.output === '')
            ? undefined
            : () => outcome.output
        }
        fileName={fields.as === 'body' ? 'request.json' : 'filled.txt'}
        fileType={fields.as === 'body' ? 'application/json' : 'text/plain'}
        onReset={() => choose(0)}
        onUndo={undo}
        strings={strings}
      />
    </>
  );
}

function inputOf({ template, variables, as }: TemplateInput): TemplateInput {
  return { template, variables, as };
}
