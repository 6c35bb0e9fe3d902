import { version } from '../../../package.json';
import { twinAddress } from '../../markdown/twin-address.ts';
import { restoreTabsCall } from '../../prose/tabs/Tabs.tsx';
import { openSearchName, openSearchPath } from '../../search/opensearch.ts';
import { foreignHosts } from '../../search/provider-settings.ts';
import { baseUrlBannerScript, hasBaseUrlBanner } from '../../shell/base-url-banner/BaseUrlBanner.tsx';
import { breadcrumbData } from '../../shell/breadcrumbs/structured-data.ts';
import { canonicalPath, translationsOf } from '../../site/addresses.ts';
import type { Locale } from '../../site/config.ts';
import type { OwnPage } from '../../site/own-pages.ts';
import type { NavNode, Page } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { cardAddress, cardEdition } from '../../social/card-edition.ts';
import { InlineScript, InlineStyle } from '../../view/Inline.tsx';
import { pageTitle } from '../../view/page-title.ts';
import { coreStyle, type PartName, partStyles } from '../../view/styles.ts';
import { beforePaintScript } from '../before-paint/before-paint.ts';
import { contentSecurityPolicy } from '../security.ts';

export type Robots = 'noindex, nofollow' | 'noindex, follow';

interface HeadProps {
  site: Site;
  /** Absent for the not-found page, which has no address of its own. */
  page: Page | OwnPage | undefined;
  title: string;
  description: string;
  /** What search engines are asked; absent: nothing. */
  robots: Robots | undefined;
  trail: readonly NavNode[];
  /** Parts the page uses. */
  parts: ReadonlySet<PartName>;
  /** `Astro v…`. */
  generator: string;
}

/** Everything in the head of a page but its character set (rows 1.3, 1.8 to 1.11, 2N.7 to 2N.11, 7.12, X.6). */
export function Head(props: HeadProps) {
  const { site, page, description, robots, trail, parts, generator } = props;
  const { base, config, locale, version: docsVersion, strings } = site;
  const title = pageTitle(props.title, config.title);
  // One element, because each takes a hash in the policy; a sheet a line, by which a page knows those that it has.
  const style = [coreStyle(site), ...partStyles(site, parts)].join('\n');
  const tabs = parts.has('tabs');
  const scripts = [
    beforePaintScript(tabs),
    ...(hasBaseUrlBanner(page?.path, config) ? [baseUrlBannerScript()] : []),
  ];
  const inline = { scripts: tabs ? [...scripts, restoreTabsCall] : scripts, styles: [style] };
  const [searchHost] = foreignHosts(config.search);
  return (
    <>
      <meta httpEquiv="content-security-policy" content={contentSecurityPolicy(config, inline)} />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {scripts.map((code) => (
        <InlineScript key={code} code={code} />
      ))}
      <InlineStyle css={style} />
      <meta name="description" content={description} />
      <meta name="generator" content={generator} />
      <meta name="version" content={version} />
      <meta name="docsearch:language" content={locale.code} />
      <meta name="docsearch:version" content={docsVersion.name} />
      {robots && <meta name="robots" content={robots} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={config.title} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {page && <Addresses site={site} page={page} title={title} />}
      {searchHost && <link rel="preconnect" href={searchHost} crossOrigin="anonymous" />}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={openSearchName(config.name)}
        href={base + openSearchPath}
      />
      <link rel="icon" href={`${config.basePath}/favicon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${config.basePath}/apple-touch-icon.png`} />
      {page && 'kind' in page && (
        <link type="text/markdown" rel="alternate" href={twinAddress(page.path, config.basePath)} />
      )}
      {trail.length > 0 && (
        <InlineScript
          type="application/ld+json"
          code={breadcrumbData(config.url, { label: strings.shell.home, path: `${base}/` }, trail)}
        />
      )}
    </>
  );
}

/** Name of a language as the Open Graph protocol writes it: `pt_BR`. */
function openGraphLocale({ code }: Locale): string {
  return code.replace('-', '_');
}

interface AddressesProps {
  readonly site: Site;
  readonly page: Page | OwnPage;
  readonly title: string;
}

function Addresses({ site, page, title }: AddressesProps) {
  const { config } = site;
  const url = config.url + canonicalPath(site, page);
  const image = config.url + cardAddress(config, cardEdition(site, page).base + page.route);
  const languages = translationsOf(site, page);
  const [original] = languages;
  return (
    <>
      <link rel="canonical" href={url} />
      {languages.map(({ locale, path: address }) => (
        <link key={locale.code} rel="alternate" hrefLang={locale.code} href={config.url + address} />
      ))}
      {original && <link rel="alternate" hrefLang="x-default" href={config.url + original.path} />}
      {languages
        .filter(({ locale }) => locale !== site.locale)
        .map(({ locale }) => (
          <meta key={locale.code} property="og:locale:alternate" content={openGraphLocale(locale)} />
        ))}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
