import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::exit-codes`: with which code `dtx` ends. */
export function ExitCodes() {
  return (
    <EntryTable
      what="values"
      anchor="exit"
      entries={useProduct().runs.exits}
      nameOf={({ code }) => String(code)}
      columns={[
        { title: 'exitCode', cell: ({ code }) => String(code) },
        { title: 'meaning', cell: ({ when }) => when },
      ]}
    />
  );
}
