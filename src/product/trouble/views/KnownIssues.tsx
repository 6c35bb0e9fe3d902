import { ProseLink } from '../../../prose/link/ProseLink.tsx';
import { useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { EntryTable } from '../../views/EntryTable.tsx';
import { idsOf } from '../../views/ids-of.ts';
import { ModelText } from '../../views/ModelText.tsx';
import { useProduct } from '../../views/useProduct.ts';
import { type KnownIssue, knownIssuesPath } from '../known-issues.ts';

const anchor = 'issue';

/**
 * `::known-issues`: the register, or with `harm` what does one kind of it; with `ids` those a reader of the page runs
 * into, each with what to do.
 */
export function KnownIssues({ attributes: { ids, harm } }: { attributes: Attributes }) {
  const issues = useProduct()['known-issues'];
  if (ids !== undefined) return <Links issues={idsOf(issues, ids)} />;
  return <Register issues={issues.filter((issue) => harm === undefined || issue.harm === harm)} />;
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
        { title: 'whatToDo', cell: ({ workaround }) => workaround },
      ]}
    />
  );
}

/** What happens, what one would expect, and how to see it: one cell, so that what to do fits beside. */
function Observed({ observed, expected, reproduce }: KnownIssue) {
  const { columns } = useSite().strings;
  return (
    <>
      <ModelText text={observed} />
      <div>
        {columns.expected}: <ModelText text={expected} />
      </div>
      {reproduce && (
        <div>
          {columns.toSeeIt}: <ModelText text={reproduce} />
        </div>
      )}
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
