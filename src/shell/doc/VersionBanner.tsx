import { bannerOf } from '../../site/edition.ts';
import type { Page } from '../../site/page.ts';
import { newestEdition } from '../../site/site.ts';
import { fill } from '../../site/strings.ts';
import { useSite } from '../context.ts';

/** Says of a page that its version is not released yet, or old, and leads to the same page of the newest one. */
export function VersionBanner({ page }: { page: Page }) {
  const site = useSite();
  const { base, config, strings, version } = site;
  const banner = bannerOf(config, version);
  if (banner === 'none') return null;
  const newest = newestEdition(site);
  const path = newest.find(page.route)?.path ?? `${newest.base}/`;
  const text = fill(strings.versions[banner], { product: config.name, version: version.label });
  return (
    <p className="notice" data-version-banner={banner}>
      {text}{' '}
      {newest.base !== base && (
        <a href={path}>{fill(strings.versions.newest, { version: newest.version.label })}</a>
      )}
    </p>
  );
}
