import type { ReactNode } from 'react';
import { Table } from '../../../prose/table/Table.tsx';
import { usePart, useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import type { Attributes } from '../../directive.ts';
import { code, codes } from '../../views/code-text.ts';
import { type ColumnTitle, columnTitle } from '../../views/column-title.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::model{id="unitary/toxic-bert"}`: what is known of one model. */
export function ModelFacts({ attributes: { id } }: { attributes: Attributes }) {
  usePart('product');
  const { columns, product } = useSite().strings;
  const model = useProduct().models.find((each) => each.id === id);
  if (!model) throw new Error(`No model is called ${id}; directives.ts checks it.`);
  const facts: readonly (readonly [title: ColumnTitle, value: ReactNode])[] = [
    [{ name: '--agent' }, model.provider && code(model.provider)],
    ['kind', model.kind],
    ['parameters', model.size],
    ['architecture', model.architecture],
    ['longestInput', model.window === undefined ? undefined : `${model.window} tokens`],
    ['languages', model.languages.join(', ')],
    [
      'license',
      texts(
        [
          model.license && <ModelText key="license" text={model.license} />,
          model.gated && <InlineText key="gated" text={product.gated} />,
        ],
        '; ',
      ),
    ],
    ['released', model.released],
    ['retired', (model.retired ?? model.retires)?.date],
    ['asJudge', model.judge.length > 0 ? `--eval ${codes(model.judge)}` : undefined],
    ['used', model.uses.join('; ')],
    ['limits', model.limits.join('; ')],
  ];
  return (
    <Table>
      <tbody>
        <tr>
          <th scope="row">{columns.model}</th>
          <td>
            <ModelText text={code(model.id)} />
            <DoubtNote {...model} />
          </td>
        </tr>
        {facts.map(
          ([title, value]) =>
            value && (
              <tr key={columnTitle(title, { columns })}>
                <th scope="row">{columnTitle(title, { columns })}</th>
                <td>{typeof value === 'string' ? <ModelText text={value} /> : value}</td>
              </tr>
            ),
        )}
      </tbody>
    </Table>
  );
}
