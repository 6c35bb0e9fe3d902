import type { ComponentProps } from 'react';

/** A cell of a table's head. An empty corner is no header for anything, so it is a plain cell. */
export function HeaderCell({ children, ...rest }: ComponentProps<'th'>) {
  return children ? (
    <th scope="col" {...rest}>
      {children}
    </th>
  ) : (
    <td />
  );
}
