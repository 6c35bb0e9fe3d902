import { EntryTable } from '../EntryTable.tsx';
import { useProduct } from '../useProduct.ts';

/** `::run-endings`: what ends a run before a report is written, why, and what to do. */
export function RunEndings() {
  return (
    <EntryTable
      what="values"
      anchor="ending"
      entries={useProduct().runs.endings}
      nameOf={({ name }) => name}
      columns={[
        { title: 'whatYouSee', cell: ({ name }) => name },
        { title: 'why', cell: ({ cause }) => cause },
        { title: 'whatToDo', cell: ({ fix }) => fix },
      ]}
    />
  );
}

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
