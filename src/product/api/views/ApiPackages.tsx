import type { Attributes } from '../../directive.ts';
import { code } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::api-packages`, `::api-packages{language="Go"}`: generated clients of the hosted API. */
export function ApiPackages({ attributes: { language } }: { attributes: Attributes }) {
  return (
    <EntryTable
      what="packages"
      anchor="package"
      entries={useProduct().api.packages.filter((each) => !language || each.language === language)}
      nameOf={({ name }) => name}
      columns={[
        { title: 'package', cell: ({ name }) => code(name) },
        { title: 'language', cell: (each) => !language && each.language },
        { title: 'holds', cell: ({ purpose }) => purpose },
        { title: 'from', cell: ({ registry }) => registry && code(registry) },
      ]}
    />
  );
}
