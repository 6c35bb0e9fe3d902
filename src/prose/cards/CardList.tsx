import type { NavNode } from '../../site/page.ts';
import { useSite } from '../../view/context.ts';
import { Card, Cards } from './Cards.tsx';

/** Places of the sidebar as cards, each with its page's description; a folder without a page shows what it holds. */
export function CardList({ nodes }: { nodes: readonly NavNode[] }) {
  const { pages, product } = useSite();
  const descriptions = new Map(pages.map((page) => [page.path, page.description]));
  const linked = nodes.flatMap((node) => (node.path === undefined ? node.children : [node]));
  return (
    <Cards>
      {linked.map(({ path, label, file, language }) => (
        <Card key={path ?? file}>
          <p>
            <a href={path} lang={language}>
              {label}
            </a>
          </p>
          <p lang={language}>{descriptions.get(path ?? '')}</p>
        </Card>
      ))}
    </Cards>
  );
}
