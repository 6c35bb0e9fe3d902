import { Children, type ComponentProps } from 'react';
import { capitalized } from '../../view/capitalized.ts';

/**
 * The header of a column or, with that scope, of a row. The text of a column's begins with a capital, however it is written; a flag, or a name in code, stays as
 * it is. An empty corner is not a header for anything, so it is a plain cell.
 */
export function HeaderCell({ children, ...rest }: ComponentProps<'th'>) {
  if (!children) return <td {...rest} />;
  if (rest.scope === 'row') return <th {...rest}>{children}</th>;
  return (
    <th scope="col" {...rest}>
      {Children.map(children, (child, place) =>
        place === 0 && typeof child === 'string' ? capitalized(child) : child,
      )}
    </th>
  );
}
