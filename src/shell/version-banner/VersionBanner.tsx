import { bannerOf } from '../../site/edition.ts';
import { newestEdition } from '../../site/site.ts';
import { fill } from '../../site/strings.ts';
import { useRender } from '../../view/context.ts';
import { pathIn } from '../menus/path-in.ts';

/**
 * Says of a page, the search included, that its version is not released yet, or old, and leads to the same page of
 * the newest one; query and hash are kept when script is there.
 */
export function VersionBanner() {
  const rendered = useRender();
  const { site } = rendered;
  const { config, strings, version } = site;
  const banner = bannerOf(config, version);
  if (banner === 'none') return null;
  const newest = newestEdition(site);
  return (
    <p className="notice" data-version-banner={banner}>
      {fill(strings.versions[banner], { product: config.name, version: version.label })}{' '}
      {newest.base !== site.base && (
        <a href={pathIn(newest, rendered)} data-keep-query>
          {fill(strings.versions.newest, { version: newest.version.label })}
        </a>
      )}
    </p>
  );
}
