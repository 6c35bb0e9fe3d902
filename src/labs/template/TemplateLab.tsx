import { useLayoutEffect, useState } from 'react';
import type { Strings } from '../../site/strings.ts';
import { ChoiceField } from '../frame/ChoiceField.tsx';
import { CodeField } from '../frame/CodeField.tsx';
import { ExampleField } from '../frame/ExampleField.tsx';
import { LabActions } from '../frame/LabActions.tsx';
import { LabResult } from '../frame/LabResult.tsx';
import type { LabStrings } from '../frame/lab-strings.ts';
import { sharedFields } from '../frame/share.ts';
import type { TaskWorker } from '../frame/tasks.ts';
import { useTask } from '../frame/useTask.ts';
import type { TemplateInput, TemplateOutcome } from './template-task.ts';
import { jsonTokens, templateTokens } from './template-tokens.ts';

export interface TemplateExample extends TemplateInput {
  readonly name: string;
}

/** What the build hands to the browser. */
export interface TemplateLabData {
  /** The first is the worked one. */
  readonly examples: readonly TemplateExample[];
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
  const [fields, setFields] = useState(() => inputOf(examples[0]));
  const [example, setExample] = useState(0);
  const { outcome, ...task } = useTask(start, { ...fields }, first);
  // Before what a reader typed already is put back, which counts more.
  useLayoutEffect(() => {
    const shared = sharedFields(location.hash, 'template', ['template', 'variables', 'as']);
    if (shared) setFields((before) => ({ ...before, ...shared }));
  }, []);
  const choose = (choice: number) => {
    setExample(choice);
    setFields(inputOf(examples[choice]));
  };
  const change = (changed: Partial<TemplateInput>) => setFields((before) => ({ ...before, ...changed }));
  const hasProblem = (field: string) => outcome.problems.some((problem) => problem.field === field);
  return (
    <>
      <ExampleField
        label={strings.example}
        names={examples.map(({ name }) => name)}
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
        strings={strings}
      >
        <pre className="lab-output" dir="ltr">
          <output>{outcome.output}</output>
        </pre>
      </LabResult>
      <LabActions
        lab="template"
        fields={{ ...fields }}
        result={task.failure || outcome.problems.length > 0 ? undefined : outcome.output}
        onReset={() => choose(0)}
        strings={strings}
      />
    </>
  );
}

function inputOf(
  { template, variables, as }: TemplateInput = { template: '', variables: '', as: 'text' },
): TemplateInput {
  return { template, variables, as };
}
