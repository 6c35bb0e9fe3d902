import { code } from '../code-text.ts';
import type { Attributes } from '../directives.ts';
import { EntryTable } from '../EntryTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::api-packages`, `::api-packages{language="Go"}`: generated clients of the hosted API. */
export function ApiPackages({ attributes: { language } }: { attributes: Attributes }) {
  return (
    <EntryTable
      what="packages"
      anchor="package"
      entries={useProduct().api.packages.filter((each) => !language || each.language === language)}
      nameOf={({ name }) => name}
      columns={[
        { title: 'Package', cell: ({ name }) => code(name) },
        { title: 'Language', cell: (each) => !language && each.language },
        { title: 'Holds', cell: ({ purpose }) => purpose },
        { title: 'From', cell: ({ registry }) => registry && code(registry) },
      ]}
    />
  );
}
