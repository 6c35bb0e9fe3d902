import type { Analytics } from '../site/config.ts';
import { createGtag } from './gtag/gtag.ts';

/** A page as it is reported. */
export interface PageView {
  /** Title of the tab. */
  readonly title: string;
  /** Path, query and hash of the address. */
  readonly path: string;
}

/** Who gets what is measured; another one takes no more than these two. Neither throws or waits. */
export interface AnalyticsProvider {
  /** A page was gone to. The first page of a visit is reported by the start of the provider. */
  pageView(page: PageView): void;
  /** Something else happened. @param name as the provider lists it @param fields what is told of it */
  event(name: string, fields: Readonly<Record<string, string>>): void;
}

/** Starts the configured provider, which reports the page that is shown. */
export function createProvider(settings: Analytics): AnalyticsProvider {
  switch (settings.provider) {
    case 'gtag':
      return createGtag(settings);
  }
}
