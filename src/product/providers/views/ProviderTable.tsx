import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import type { Attributes } from '../../directive.ts';
import { needsText } from '../../environment/requirements.ts';
import { code, codes } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { texts } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';
import type { ProviderEnvironment } from '../providers.ts';

/** `::providers`, `::providers{kind="hosted"}`: values of `--agent`, what `--url` holds and the variables read. */
export function ProviderTable({ attributes: { kind } }: { attributes: Attributes }) {
  const strings = useSite().strings.product;
  const optional = ({ optional: names }: ProviderEnvironment) =>
    names.length > 0 && <InlineText key="optional" text={fill(strings.optional, { values: codes(names) })} />;
  const words = (text: string | undefined) => text && <ModelText text={text} />;
  return (
    <EntryTable
      what="providers"
      anchor="provider"
      entries={useProduct().providers.working.filter((provider) => !kind || provider.kind === kind)}
      nameOf={({ id }) => id}
      columns={[
        { title: { name: '--agent' }, cell: ({ id }) => code(id) },
        {
          title: 'urlHolds',
          cell: ({ url, example }) =>
            texts(
              [
                <ModelText key="url" text={url} />,
                example && (
                  <InlineText key="example" text={fill(strings.example, { value: code(example) })} />
                ),
              ],
              ', ',
            ),
        },
        {
          title: 'variables',
          cell: ({ environment }) =>
            texts([words(needsText(environment)), optional(environment), words(environment.remark)], '; '),
        },
        {
          title: 'goodToKnow',
          cell: ({ remark, state }) => texts([words(remark), words(state?.why)]),
        },
      ]}
    />
  );
}
