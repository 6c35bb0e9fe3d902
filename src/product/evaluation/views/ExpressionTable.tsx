import { useSite } from '../../../view/context.ts';
import { InlineCode } from '../../../view/InlineCode.tsx';
import type { Attributes } from '../../directive.ts';
import type { ColumnTitle } from '../../views/column-title.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import type { Expression } from '../expressions.ts';

/** Headings of the first and the last two columns. */
const headings: Readonly<Record<Expression['language'], readonly [ColumnTitle, ColumnTitle, ColumnTitle]>> = {
  jq: ['matchMeans', 'exampleInput', 'prints'],
  jinja: ['gives', 'exampleVariables', 'exampleResult'],
  'python-transform': ['gives', 'exampleReply', 'exampleResult'],
};

/** `::expressions{language="jq"}`: ready expressions of one language, each with an example that was run. */
export function ExpressionTable({ attributes }: { attributes: Attributes }) {
  const language = attributes.language as Expression['language'];
  const expressions = useProduct().expressions.filter((expression) => expression.language === language);
  const [meaning, input, output] = headings[language];
  return (
    <ModelTable
      what="expressions"
      columns={[meaning, 'expression', input, output]}
      rows={expressions.map((expression) => ({
        id: `expression-${expression.id}`,
        provenance: expression,
        cells: [
          <ModelText key="meaning" text={expression.meaning} />,
          <InlineCode key="expression">{expression.expression}</InlineCode>,
          <InlineCode key="input">{JSON.stringify(expression.document)}</InlineCode>,
          <Results key="output" expression={expression} />,
        ],
      }))}
    />
  );
}

function Results({ expression: { language, results } }: { expression: Expression }) {
  const { product } = useSite().strings;
  if (results.length === 0) return product.nothing;
  const lines = results.map((result) =>
    language === 'jinja' && typeof result === 'string' ? result : JSON.stringify(result),
  );
  return <InlineCode>{lines.join('\n')}</InlineCode>;
}
