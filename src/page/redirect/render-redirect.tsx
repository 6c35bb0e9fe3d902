import { renderToStaticMarkup } from 'react-dom/server';
import { routeKey, searchPath } from '../../base/routes.ts';
import type { Redirect } from '../../redirects/resolve-redirects.ts';
import type { Site } from '../../site/site.ts';
import { InlineScript, InlineStyle } from '../../view/Inline.tsx';
import { coreStyle } from '../../view/styles.ts';
import { beforePaintScript } from '../before-paint/before-paint.ts';
import { contentSecurityPolicy } from '../security.ts';

/**
 * The page at an old path, for hosts that cannot redirect: without frame, in the style and the colours of every page,
 * whose hashes the policy has anyway.
 * @returns what stands in its head and in its body
 */
export function renderRedirect(site: Site, { to }: Redirect): { head: string; body: string } {
  const { config, strings } = site;
  const [path = ''] = to.split('#');
  const script = beforePaintScript();
  const style = coreStyle(site);
  const policy = contentSecurityPolicy(config, { scripts: [script], styles: [style] });
  const route = routeKey(path.slice(config.basePath.length));
  const title = site.find(route)?.title ?? (route === searchPath ? strings.search.title : config.title);
  return {
    head: renderToStaticMarkup(
      <>
        <meta httpEquiv="content-security-policy" content={policy} />
        <title>{strings.redirect.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript code={script} />
        <InlineStyle css={style} />
        <meta name="robots" content="noindex, follow" />
        <link rel="canonical" href={config.url + path} />
        {/* With script, only the script leads on: a refresh beside it could win, and lose query and hash. */}
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${encodeURI(to)}`} />
        </noscript>
      </>,
    ),
    body: renderToStaticMarkup(
      <main className="main">
        <div className="prose">
          <h1>{strings.redirect.title}</h1>
          <p>
            {strings.redirect.lead} <a href={to}>{title}</a>
          </p>
        </div>
      </main>,
    ),
  };
}
