import type { SiteConfig } from '../../site/config.ts';
import { fill } from '../../site/strings.ts';
import { usePart, useSite } from '../../view/context.ts';
import { inlineScript } from '../../view/inline-script.ts';

/**
 * Whether a page has the banner (row 2N.6): the one at the base URL, unless it is switched off.
 * @param path of the page
 */
export function hasBaseUrlBanner(path: string | undefined, config: SiteConfig): boolean {
  return path === `${config.basePath}/` && config.baseUrlIssueBanner;
}

/** Shows the banner when it is time; in the head, before the script it watches. */
export const baseUrlBannerScript = (): string => inlineScript('src/shell/base-url-banner/inline.ts');

/**
 * Tells a maintainer that the site is served from another path than it was built for (row 2N.6). In a template, which
 * no browser shows by itself, no screen reader reads and no search engine indexes: without `inline.ts` it is nothing.
 */
export function BaseUrlBanner() {
  usePart('base-url-banner');
  const { config, strings } = useSite();
  const { baseUrlBanner } = strings;
  const path = config.basePath ? `${config.basePath}/` : baseUrlBanner.unset;
  return (
    <template data-base-url-banner>
      <div role="alert" className="base-url-banner">
        <p>
          <strong>{baseUrlBanner.title}</strong>
        </p>
        <p>{baseUrlBanner.reason}</p>
        <p>{fill(baseUrlBanner.current, { path })}</p>
        <p>
          {baseUrlBanner.suggestion} <code />
        </p>
      </div>
    </template>
  );
}
