import type { ReactNode } from 'react';
import type { Variable } from '../../../product/environment.ts';
import { requirements } from '../../../product/requirements.ts';
import { useSite } from '../../../shell/context.ts';
import { fill } from '../../../site/strings.ts';
import { ProseLink } from '../../link/ProseLink.tsx';
import type { Attributes } from '../directives.ts';
import { InlineText } from '../InlineText.tsx';
import { ModelTable } from '../ModelTable.tsx';
import { useProduct } from '../useProduct.ts';

interface Column {
  readonly title: string;
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
      columns={['Variable', ...columns.map(({ title }) => title)]}
      rows={variables.map((variable) => ({
        id: `variable-${variable.id.toLowerCase()}`,
        provenance: variable,
        cells: [
          <InlineText key="id" text={`\`${variable.id}\``} />,
          ...columns.map(({ cell }) => cell(variable) ?? '–'),
        ],
      }))}
    />
  );
}

function useColumns(): readonly Column[] {
  const product = useProduct();
  const strings = useSite().strings.product;
  const required = requirements(product).filter(({ forJudge }) => !forJudge);
  const code = (text: string) => `\`${text}\``;
  const inline = (text: string | undefined) => text && <InlineText text={text} />;
  return [
    { title: 'Used for', cell: ({ purpose }) => inline(purpose) },
    {
      title: 'Default or values',
      cell: ({ default: standard, values, example }) =>
        inline(
          (standard && code(standard)) ||
            values.map(code).join(', ') ||
            (example && fill(strings.example, { value: code(example) })),
        ) || undefined,
    },
    {
      title: 'Required by',
      cell: ({ id }) =>
        inline(
          required
            .filter(({ all, any }) => all.includes(id) || any.includes(id))
            .map(({ kind, name }) => `${strings[kind]} ${code(name)}`)
            .join(', '),
        ) || undefined,
    },
    {
      title: 'Where to get it',
      cell: ({ keyPage }) => keyPage && <ProseLink href={keyPage.url}>{keyPage.title}</ProseLink>,
    },
  ];
}
