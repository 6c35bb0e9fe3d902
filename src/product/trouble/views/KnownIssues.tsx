import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { idsOf } from '../../views/ids-of.ts';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { type KnownIssue, knownIssuesPath } from '../known-issues.ts';

const anchor = 'issue';

/** `::known-issues`: the register; with `ids` those a reader of the page runs into, each with its way around. */
export function KnownIssues({ attributes: { ids } }: { attributes: Attributes }) {
  const issues = useProduct()['known-issues'];
  return ids === undefined ? <Register issues={issues} /> : <Links issues={idsOf(issues, ids)} />;
}

function Register({ issues }: { issues: readonly KnownIssue[] }) {
  return (
    <EntryTable
      what="knownIssues"
      rowsAre="remarks"
      anchor={anchor}
      entries={issues}
      nameOf={({ id }) => id}
      columns={[
        { title: 'about', cell: ({ subject }) => subject },
        { title: 'observed', cell: (issue) => <Observed {...issue} /> },
        { title: 'workaround', cell: ({ workaround }) => workaround },
      ]}
    />
  );
}

/** What happens, what one would expect, and the release it was read in: one cell, so that the way around fits beside. */
function Observed({ observed, expected, read, upstream }: KnownIssue) {
  const { columns } = useSite().strings;
  return (
    <>
      <ModelText text={observed} />
      <div>
        {columns.expected}: <ModelText text={expected} />
      </div>
      <div>
        {columns.readIn}: {upstream ? <ProseLink href={upstream}>{read}</ProseLink> : read}
      </div>
    </>
  );
}

function Links({ issues }: { issues: readonly KnownIssue[] }) {
  const { product } = useSite().strings;
  return (
    <ul>
      {issues.map(({ id, subject, observed, workaround }) => (
        <li key={id}>
          <ProseLink href={`${knownIssuesPath}#${anchor}-${id}`}>{product.knownIssue}</ProseLink>,{' '}
          <ModelText text={`${subject}: ${observed} ${workaround}`} />
        </li>
      ))}
    </ul>
  );
}
