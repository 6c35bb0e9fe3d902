import { createHash } from 'node:crypto';
import { gtagHosts } from '../analytics/gtag/hosts.ts';
import { insightsOrigin } from '../search/client/insights.ts';
import { foreignHosts } from '../search/provider-settings.ts';
import type { SiteConfig } from '../site/config.ts';

/**
 * Content security policy, the same on every page but for its inline code, which is allowed by hash; everything else
 * from this site. In a meta element, so that it holds on any static host; the server adds what a meta element cannot say.
 * @param config the hosts of its search and its analytics, and no others, may be asked by scripts
 * @param inline texts of the page's script and style elements
 */
export function contentSecurityPolicy(
  { search, analytics }: Pick<SiteConfig, 'search' | 'analytics'>,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  const scripts = inline.scripts.map(hashOf);
  const measuring = gtagHosts(analytics);
  const hosts = [...connectedHosts(search), ...measuring.connections];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...measuring.scripts].join(' ')}`,
    `style-src 'self' ${inline.styles.map(hashOf).join(' ')}`,
    `img-src ${["'self'", 'data:', ...measuring.images].join(' ')}`,
    ...(hosts.length > 0 ? [`connect-src 'self' ${hosts.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

function connectedHosts(search: SiteConfig['search']): string[] {
  const hosts = foreignHosts(search);
  return search.provider === 'algolia' && search.insights ? [...hosts, insightsOrigin] : hosts;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
