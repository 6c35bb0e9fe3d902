import type { NavNode } from '../../site/page.ts';
import { useSite } from '../../view/context.ts';
import { NodeLabel } from '../../view/NodeLabel.tsx';

/** Previous and next page in reading order. */
export function Pager({ previous, next }: { previous: NavNode | undefined; next: NavNode | undefined }) {
  const { page } = useSite().strings;
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={page.docsPages}>
      {previous && (
        <a href={previous.path} rel="prev">
          <span>{page.previous}</span>
          <NodeLabel node={previous} />
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className="pager-next">
          <span>{page.next}</span>
          <NodeLabel node={next} />
        </a>
      )}
    </nav>
  );
}
