import { pageState } from '../../product/status/page-state.ts';
import type { NavNode } from '../../site/page.ts';
import { useSite } from '../../view/context.ts';
import { StateMark } from '../../view/state/StateMark.tsx';
import { Card, Cards } from './Cards.tsx';

/** Places of the sidebar as cards, each with its page's description; a folder without a page shows what it holds. */
export function CardList({ nodes }: { nodes: readonly NavNode[] }) {
  const { pages, product } = useSite();
  const about = new Map(pages.map((page) => [page.path, page]));
  const linked = nodes.flatMap((node) => (node.path === undefined ? node.children : [node]));
  return (
    <Cards>
      {linked.map(({ path = '', label, file, language }) => {
        const page = about.get(path);
        return (
          <Card key={path || file}>
            <p>
              <a href={path} lang={language}>
                {label}
              </a>
              <StateMark state={page && pageState(product, page.route)} />
            </p>
            <p lang={language}>{page?.description}</p>
          </Card>
        );
      })}
    </Cards>
  );
}
