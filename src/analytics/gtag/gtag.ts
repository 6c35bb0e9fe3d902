import { hint } from '../../browser/hint.ts';
import type { Analytics } from '../../site/config.ts';
import type { AnalyticsProvider } from '../provider.ts';
import { firstCollector } from './hosts.ts';

declare global {
  interface Window {
    /** What gtag is to send; its script reads the list and what is added to it. */
    dataLayer?: unknown[];
  }
}

/**
 * Google's tag, told to shorten addresses of readers (row 1.7). A script that is blocked leaves a list that nobody
 * reads.
 *
 * The preconnects of row 1.7 are added to the head here and not by the build: a reader who asks not to be followed must
 * cause no connection, and the head of a static page cannot ask first.
 */
export function createGtag({
  trackingId,
  origin,
}: Pick<Analytics, 'trackingId' | 'origin'>): AnalyticsProvider {
  for (const href of [origin, firstCollector]) hint({ rel: 'preconnect', href });
  window.dataLayer ??= [];
  gtag('js', new Date());
  for (const id of trackingId) gtag('config', id, { anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtag/js?${new URLSearchParams({ id: trackingId[0] ?? '' })}`;
  document.head.append(script);
  return {
    pageView({ title, path }) {
      gtag('set', 'page_path', path);
      gtag('event', 'page_view', { page_title: title });
    },
    event: (name, fields) => gtag('event', name, fields),
  };
}

function gtag(..._: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the script of gtag takes nothing but `arguments` for a command
  window.dataLayer?.push(arguments);
}
