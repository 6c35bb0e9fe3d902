import type { NavNode } from '../../site/page.ts';
import { useSite } from '../../view/context.ts';
import { NodeLabel } from '../../view/NodeLabel.tsx';

/** Where the page stands in the sidebar. */
export function Breadcrumbs({ trail }: { trail: readonly NavNode[] }) {
  const { base, strings } = useSite();
  const { shell } = strings;
  return (
    <nav className="breadcrumbs" aria-label={shell.breadcrumbs}>
      <ol>
        <li>
          <a href={`${base}/`}>{shell.home}</a>
        </li>
        {trail.map((node, i) => (
          <li key={node.path ?? node.file}>
            {node.path === undefined || i === trail.length - 1 ? (
              <span aria-current={i === trail.length - 1 ? 'page' : undefined}>
                <NodeLabel node={node} />
              </span>
            ) : (
              <a href={node.path}>
                <NodeLabel node={node} />
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
