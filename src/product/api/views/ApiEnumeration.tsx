import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { EntryTable } from '../../views/EntryTable.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::api-enumeration{name="ThreatClass"}`: the values of an enumeration that have been seen. */
export function ApiEnumeration({ attributes: { name } }: { attributes: Attributes }) {
  const enumeration = useProduct().api.enumerations.find((each) => each.name === name);
  if (!enumeration) throw new Error(`No enumeration is called ${name}; directives.ts checks it.`);
  return (
    <>
      <p>
        <ModelText text={enumeration.summary} />
        <DoubtNote {...enumeration} />
      </p>
      <EntryTable
        what="values"
        anchor={`value-${enumeration.name.toLowerCase()}`}
        entries={enumeration.values}
        nameOf={(value) => value.name}
        columns={[
          { title: 'value', cell: (value) => code(value.name) },
          { title: 'meaning', cell: ({ meaning }) => meaning },
        ]}
      />
    </>
  );
}
