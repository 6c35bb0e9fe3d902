import type { NavNode } from '../../../site/page.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { NodeLabel } from '../../../view/NodeLabel.tsx';

/**
 * The top of the navigation: each group and the pages in it. Pages below them are listed by the page of their folder;
 * a folder that has no page is listed with what it holds.
 */
export function SiteMap() {
  usePart('site-map');
  const { navigation, strings } = useSite();
  return (
    <section className="site-map" aria-labelledby="site-map">
      <h2 id="site-map">{strings.search.siteMap}</h2>
      <div className="site-map-groups">
        {navigation.map((node) => (
          <section key={keyOf(node)}>
            <h3>
              <Place node={node} />
            </h3>
            <Places nodes={node.children} />
          </section>
        ))}
      </div>
    </section>
  );
}

function Places({ nodes }: { nodes: readonly NavNode[] }) {
  if (nodes.length === 0) return null;
  return (
    <ul>
      {nodes.map((node) => (
        <li key={keyOf(node)}>
          <Place node={node} />
          {node.path === undefined && <Places nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}

function Place({ node }: { node: NavNode }) {
  const label = <NodeLabel node={node} />;
  return node.path === undefined ? label : <a href={node.path}>{label}</a>;
}

const keyOf = ({ path, file }: NavNode) => path ?? file;
