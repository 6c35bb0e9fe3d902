import { Lab } from '../../../labs/frame/Lab.tsx';
import { labStrings } from '../../../labs/frame/lab-strings.ts';
import { notInBuild } from '../../../labs/frame/not-in-build.ts';
import { expressionNames, largerExamples } from '../../../labs/template/examples.ts';
import {
  type TemplateExample,
  TemplateLab,
  type TemplateLabData,
} from '../../../labs/template/TemplateLab.tsx';
import { templateTask } from '../../../labs/template/template-task.ts';
import { useSite } from '../../../view/context.ts';
import { useProduct } from '../../views/useProduct.ts';

/** `::template-lab`: the Jinja expressions of the model, to be tried; the first is worked out by the build. */
export function TemplateLabView() {
  const { expressions } = useProduct();
  const { strings } = useSite();
  const examples = expressions
    .filter(({ language, expression }) => language === 'jinja' && !isPlainReplacement(expression))
    .map(
      ({ id, expression, document }): TemplateExample => ({
        name: nameOf(id),
        template: expression,
        variables: JSON.stringify(document, undefined, 2),
        as: 'text',
      }),
    );
  const [first, ...others] = examples;
  if (!first) throw new Error('The product model has no Jinja expression for the template lab.');
  const data: TemplateLabData = {
    examples: [first, ...others, ...largerExamples],
    outcome: templateTask(first),
    strings: labStrings(strings, 'templateLab', strings.templateLab.title),
  };
  return (
    <Lab name="template" label={strings.templateLab.title} data={data} words="templateLab">
      <TemplateLab data={data} start={notInBuild} />
    </Lab>
  );
}

/** `{{env.NAME}}` looks like Jinja, but DTX replaces it as a text, and only in `environments[].vars`. */
function isPlainReplacement(expression: string): boolean {
  return /^\{\{env\.\w+\}\}$/.test(expression);
}

function nameOf(id: string): TemplateExample['name'] {
  const name = expressionNames[id];
  if (!name) throw new Error(`The template lab has no name for the expression "${id}" of the product model.`);
  return name;
}
