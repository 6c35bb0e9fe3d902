import { usePart, useSite } from '../../../shell/context.ts';
import { Table } from '../../table/Table.tsx';
import { ConfidenceNote } from '../ConfidenceNote.tsx';
import { code, codes } from '../code-text.ts';
import type { Attributes } from '../directives.ts';
import { InlineText } from '../InlineText.tsx';
import { useProduct } from '../useProduct.ts';

/** `::model{id="unitary/toxic-bert"}`: what is known of one model. */
export function ModelFacts({ attributes: { id } }: { attributes: Attributes }) {
  usePart('product');
  const { gated } = useSite().strings.product;
  const model = useProduct().models.find((each) => each.id === id);
  if (!model) throw new Error(`No model is called ${id}; directives.ts checks it.`);
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ['--agent', model.provider && code(model.provider)],
    ['Kind', model.kind],
    ['Parameters', model.size],
    ['Architecture', model.architecture],
    ['Longest input', model.window === undefined ? undefined : `${model.window} tokens`],
    ['Languages', model.languages.join(', ')],
    ['License', [model.license, model.gated && gated].filter(Boolean).join('; ')],
    ['Released', model.released],
    ['As judge', model.judge.length > 0 ? `--eval ${codes(model.judge)}` : undefined],
    ['Used', model.uses.join('; ')],
    ['Limits', model.limits.join('; ')],
  ];
  return (
    <Table>
      <tbody>
        <tr>
          <th scope="row">Model</th>
          <td>
            <InlineText text={code(model.id)} />
            <ConfidenceNote {...model} />
          </td>
        </tr>
        {facts.map(
          ([name, value]) =>
            value && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <InlineText text={value} />
                </td>
              </tr>
            ),
        )}
      </tbody>
    </Table>
  );
}
