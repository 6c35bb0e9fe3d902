import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { filled } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::releases{product="detoxio/dtxguard"}`: versions that were seen, newest first, and what is not known. */
export function ReleaseTable({ attributes: { product } }: { attributes: Attributes }) {
  const release = useProduct().releases.find(({ id }) => id === product);
  const strings = useSite().strings.product;
  if (!release) throw new Error(`No product is called ${product}; directives.ts checks it.`);
  return (
    <>
      <EntryTable
        what="versions"
        anchor={`version-${release.id.replaceAll('/', '-')}`}
        entries={release.versions.toReversed()}
        nameOf={({ version }) => version}
        columns={[
          { title: 'version', cell: ({ version }) => code(version) },
          { title: 'seen', cell: ({ seen }) => seen },
          { title: 'whatItBrings', cell: ({ brings }) => brings.join('; ') },
        ]}
      />
      <DoubtNote {...release} />
      {release.unknown.length > 0 && (
        <p className="model-note">
          {filled(strings.notKnown, { what: <ModelText text={release.unknown.join(', ')} /> })}
        </p>
      )}
    </>
  );
}
