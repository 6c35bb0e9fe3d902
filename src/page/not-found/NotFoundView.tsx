import { sidebarFragment } from '../../shell/sidebar/Sidebar.tsx';
import { useSite } from '../../view/context.ts';
import { NodeLabel } from '../../view/NodeLabel.tsx';

/**
 * The page for any other path (row 8.12). It is one static file, so `not-found.browser.ts` fills in the nearest
 * pages for the requested address; the sections are there without script.
 */
export function NotFoundView() {
  const { base, navigation, strings } = useSite();
  const { notFound } = strings;
  return (
    <main id="main" className="main">
      <div className="prose">
        <h1>{notFound.title}</h1>
        <p>{notFound.lead}</p>
        <p>{notFound.contact}</p>
        <section hidden data-nearest={base + sidebarFragment} aria-labelledby="nearest">
          <h2 id="nearest">{notFound.nearest}</h2>
          <ul />
        </section>
        <h2>{notFound.sections}</h2>
        <ul className="columns">
          {navigation.flatMap((node) =>
            node.path === undefined
              ? []
              : [
                  <li key={node.path}>
                    <a href={node.path}>
                      <NodeLabel node={node} />
                    </a>
                  </li>,
                ],
          )}
        </ul>
      </div>
    </main>
  );
}
