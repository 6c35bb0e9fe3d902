import { useRender } from '../../view/context.ts';
import { CardList } from '../cards/CardList.tsx';

/** `::children`: the pages below the current one. */
export function ChildPages() {
  const { page } = useRender();
  const children = page?.trail.at(-1)?.children ?? [];
  if (children.length === 0) throw new Error('::children is on a page that has no pages below it');
  return <CardList nodes={children} />;
}
