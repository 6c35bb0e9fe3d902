import { searchPath } from '../../base/routes.ts';
import { usePart, useSite } from '../../view/context.ts';
import { NodeLabel } from '../../view/NodeLabel.tsx';

/**
 * The page for any other path (row 8.12). It is one static file, so `not-found.browser.ts` fills in the nearest
 * pages for the requested address, of which the sidebar of this page has all; the rest is there without script.
 */
export function NotFoundView() {
  usePart('not-found');
  const { base, navigation, strings } = useSite();
  const { notFound, search } = strings;
  return (
    <main id="main" className="main">
      <div className="prose">
        <h1>{notFound.title}</h1>
        <p>{notFound.lead}</p>
        <search>
          <form className="missing" action={base + searchPath}>
            <input
              type="search"
              name="q"
              aria-label={search.label}
              placeholder={search.placeholder}
              required
            />
            <button type="submit">{search.label}</button>
          </form>
        </search>
        <section hidden data-nearest aria-labelledby="nearest">
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
        <p>{notFound.contact}</p>
      </div>
    </main>
  );
}
