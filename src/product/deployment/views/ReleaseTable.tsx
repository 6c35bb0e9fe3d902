import { dayIn } from '../../../base/numbers.ts';
import { fill } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { filled } from '../../views/texts.tsx';
import { useProduct } from '../../views/useProduct.ts';

/**
 * `::releases{product="detoxio/dtxguard"}`: versions that were seen, newest first; which is the newest, with the day
 * until which it was, and what is not known.
 */
export function ReleaseTable({ attributes: { product } }: { attributes: Attributes }) {
  const release = useProduct().releases.find(({ id }) => id === product);
  const { locale, strings } = useSite();
  const day = (date: string) => dayIn(locale.code, new Date(date));
  if (!release) throw new Error(`No product is called ${product}; directives.ts checks it.`);
  const newest = release.versions.at(-1);
  return (
    <>
      <EntryTable
        what="versions"
        anchor={`version-${release.id.replaceAll('/', '-')}`}
        entries={release.versions.toReversed()}
        nameOf={({ version }) => version}
        columns={[
          { title: 'version', cell: ({ version }) => code(version) },
          { title: 'released', cell: ({ released }) => released && day(released) },
          { title: { name: 'Python' }, cell: ({ python }) => python && code(python) },
          { title: 'seen', cell: ({ seen }) => seen },
          { title: 'whatItBrings', cell: ({ brings }) => brings.join('; ') },
        ]}
      />
      <DoubtNote {...release} />
      {release.newestOn && newest?.released && (
        <p className="model-note">
          {fill(strings.product.newestRelease, {
            version: newest.version,
            day: day(newest.released),
            until: day(release.newestOn),
          })}
        </p>
      )}
      {release.unknown.length > 0 && (
        <p className="model-note">
          {filled(strings.product.notKnown, { what: <ModelText text={release.unknown.join(', ')} /> })}
        </p>
      )}
    </>
  );
}
