import { usePart, useSite } from '../../shell/context.ts';
import type { NavNode } from '../../site/page.ts';

/**
 * The search page (row 2R.1): every page of the site by section, narrowed by what is typed.
 * Without script it is the site map and says so.
 */
export function SearchPage() {
  usePart('search');
  const { navigation, pages, strings } = useSite();
  const { search } = strings;
  const descriptions = new Map(pages.map((page) => [page.path, page.description]));
  return (
    <main id="main" className="main">
      <div className="prose search-page">
        <h1>{search.title}</h1>
        <noscript>
          <p>{search.noScript}</p>
        </noscript>
        <search data-search-page={JSON.stringify(search)}>
          <form action="/search" method="get">
            <label htmlFor="q">{search.label}</label>
            <input
              id="q"
              type="search"
              name="q"
              placeholder={search.placeholder}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="search-lead"
            />
          </form>
          <p id="search-lead">{search.lead}</p>
          <p role="status" data-search-count />
          <h2>{search.siteMap}</h2>
          {navigation.map((node) => (
            <section key={node.path ?? node.file} data-search-section>
              <h3>{node.label}</h3>
              <ul>
                {flatten(node).map(({ path, label }) => (
                  <li key={path} data-search-entry>
                    <a href={path}>{label}</a>
                    <span>{descriptions.get(path)}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </search>
      </div>
    </main>
  );
}

function flatten(node: NavNode): { path: string; label: string }[] {
  const own = node.path === undefined ? [] : [{ path: node.path, label: node.label }];
  return [...own, ...node.children.flatMap(flatten)];
}
