import { Children, type ComponentProps } from 'react';

/**
 * A cell of a table's head. Its text begins with a capital, however it is written; a flag, or a name in code, stays as
 * it is. An empty corner is no header for anything, so it is a plain cell.
 */
export function HeaderCell({ children, ...rest }: ComponentProps<'th'>) {
  if (!children) return <td />;
  return (
    <th scope="col" {...rest}>
      {Children.map(children, (child, place) =>
        place === 0 && typeof child === 'string' ? capitalized(child) : child,
      )}
    </th>
  );
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
