import { type Locale, type SiteConfig, type Version, versionPath } from './config.ts';

/** One version of the pages in one language. */
export interface EditionName {
  readonly locale: Locale;
  readonly version: Version;
  /**
   * Folder of all its addresses: empty for the first language and version, else such as `/es`, `/0.34`,
   * `/es/0.34`; on a site below a path with that in front, such as `/docs`, `/docs/es`.
   */
  readonly base: string;
}

/** Every edition of a site, the default one first. */
export function editionNames({
  locales,
  versions,
  basePath,
}: Pick<SiteConfig, 'locales' | 'versions' | 'basePath'>): EditionName[] {
  return locales.flatMap((locale, l) =>
    versions.map((version, v) => {
      const folders = [...(l > 0 ? [locale.code] : []), ...(v > 0 ? [versionPath(version)] : [])];
      return { locale, version, base: basePath + folders.map((folder) => `/${folder}`).join('') };
    }),
  );
}

/** Folder of what authors write for a version: `docs/`, `examples/`, `product/` and `i18n/<locale>/docs/` are below it. */
export function contentFolder({ name }: Pick<Version, 'name'>): string {
  return name === 'current' ? 'content' : `content/versions/${name}`;
}

/** Whether a version is the one at the site root. */
export function isNewest({ versions }: Pick<SiteConfig, 'versions'>, version: Version): boolean {
  return version.name === versions[0]?.name;
}

/** What pages of a version say of it. */
export function bannerOf(
  config: Pick<SiteConfig, 'versions'>,
  version: Version,
): NonNullable<Version['banner']> {
  if (version.banner) return version.banner;
  if (isNewest(config, version)) return 'none';
  return version.name === 'current' ? 'unreleased' : 'unmaintained';
}
