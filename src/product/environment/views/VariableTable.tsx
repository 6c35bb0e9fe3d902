import type { ReactNode } from 'react';
import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { OriginalWords } from '../../../view/OriginalWords.tsx';
import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import type { ColumnTitle } from '../../views/column-title.ts';
import { ModelTable } from '../../views/ModelTable.tsx';
import { texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';
import type { Variable } from '../environment.ts';
import { requirements } from '../requirements.ts';

interface Column {
  readonly title: ColumnTitle;
  /** Content of the cell; a column whose cells are all empty is not shown. */
  readonly cell: (variable: Variable) => ReactNode;
}

/**
 * `::variables`, `::variables{group="keys"}`: environment variables; `::variables{program="ddtx"}`: those that the
 * Docker wrapper hands to its container.
 */
export function VariableTable({ attributes: { group, program } }: { attributes: Attributes }) {
  const variables = useProduct().environment.filter(
    (variable) => (!group || variable.group === group) && (!program || variable.wrapper),
  );
  const columns = useColumns().filter(({ cell }) => variables.some(cell));
  return (
    <ModelTable
      what="variables"
      columns={['variable', ...columns.map(({ title }) => title)]}
      rows={variables.map((variable) => ({
        id: `variable-${variable.id.toLowerCase()}`,
        provenance: variable,
        cells: [code(variable.id), ...columns.map(({ cell }) => cell(variable) ?? '–')],
      }))}
    />
  );
}

function useColumns(): readonly Column[] {
  const product = useProduct();
  const strings = useSite().strings.product;
  const required = requirements(product).filter(({ forJudge }) => !forJudge);
  return [
    { title: 'usedFor', cell: ({ purpose }) => purpose },
    {
      title: 'defaultOrValues',
      cell: ({ default: standard, values, example }) =>
        (standard && code(standard)) ||
        values.map(code).join(', ') ||
        (example && <InlineText text={fill(strings.example, { value: code(example) })} />) ||
        undefined,
    },
    {
      title: 'requiredBy',
      cell: ({ id }) =>
        texts(
          required
            .filter(({ all, any }) => all.includes(id) || any.includes(id))
            .map(({ kind, name }) => (
              <InlineText key={`${kind} ${name}`} text={`${strings[kind]} ${code(name)}`} />
            )),
          ', ',
        ),
    },
    {
      title: 'whereToGetIt',
      cell: ({ keyPage }) =>
        keyPage && (
          <OriginalWords>
            <ProseLink href={keyPage.url}>{keyPage.title}</ProseLink>
          </OriginalWords>
        ),
    },
  ];
}
