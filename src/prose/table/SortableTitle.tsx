import { fill } from '../../site/strings.ts';
import { usePart, useSite } from '../../view/context.ts';

/**
 * Title of a column whose order a reader may want: beside it a button that sorts the rows by the `<data>` in their
 * cells. `shell/comforts` brings the code (`sort-table.ts`) on intent.
 */
export function SortableTitle({ children }: { children: string }) {
  usePart('sort');
  const { prose } = useSite().strings;
  return (
    <>
      {children} <button type="button" data-sort aria-label={fill(prose.sortBy, { column: children })} />
    </>
  );
}
