import { codes } from '../../views/code-text.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { useProduct } from '../../views/useProduct.ts';

/** `::evaluator-verdicts`: when each value of `--eval` lets a reply pass, what it reads, and what judges in its place. */
export function EvaluatorVerdictTable() {
  return (
    <EntryTable
      what="evaluators"
      rowsAre="remarks"
      anchor="verdict"
      entries={useProduct().evaluators.evaluators}
      nameOf={({ id, flags: [flag] }) => flag ?? id}
      columns={[
        {
          title: { name: '--eval' },
          cell: ({ flags }) => codes(flags),
        },
        { title: 'passAndFail', cell: ({ verdict }) => verdict },
        { title: 'reads', cell: ({ sees }) => sees },
        { title: 'whenUnavailable', cell: ({ unavailable }) => unavailable },
      ]}
    />
  );
}
