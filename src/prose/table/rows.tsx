import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { capitalized } from '../../view/capitalized.ts';
import { textOf } from '../../view/text-of.ts';

type Said = { role: string; 'data-label'?: string | undefined };
type Part = ReactElement<Partial<Said> & { children?: ReactNode; scope?: string }>;

/**
 * What a table holds, so that a row can be a record on a small screen: each cell but the first says the title of its
 * column, and each part its role, which some browsers forget when it is drawn as another kind of box.
 * @param children head and body, with rows and cells as their elements; a component in place of a row is left as it is
 */
export function withLabels(children: ReactNode): ReactNode {
  const parts = partsOf(children);
  const head = parts.find(({ type }) => type === 'thead');
  const titles = partsOf(partsOf(head?.props.children)[0]?.props.children).map((cell) =>
    capitalized(textOf(cell)),
  );
  return parts.map((part) =>
    cloneElement(
      part,
      { role: 'rowgroup' },
      partsOf(part.props.children).map((row) =>
        part === head ? rowWith(row, headerOf) : rowWith(row, cellOf),
      ),
    ),
  );

  function headerOf(cell: Part) {
    return { role: cell.props.children ? 'columnheader' : 'cell' };
  }

  function cellOf(cell: Part, place: number) {
    const label = place > 0 ? titles[place] : undefined;
    return { role: cell.props.scope === 'row' ? 'rowheader' : 'cell', 'data-label': label };
  }
}

function rowWith(row: Part, of: (cell: Part, place: number) => Said): Part {
  if (row.type !== 'tr') return row;
  const cells = partsOf(row.props.children).map((cell, place) => cloneElement(cell, of(cell, place)));
  return cloneElement(row, { role: 'row' }, cells);
}

const partsOf = (children: ReactNode): Part[] => Children.toArray(children).filter((child) => isPart(child));

const isPart = (child: ReactNode): child is Part => isValidElement(child);
