import { escapeXml } from '../base/escape-xml.ts';
import { searchPath } from '../base/routes.ts';
import type { Site } from '../site/site.ts';

/** Route of the description by which a browser adds this site to its search engines (row X.6). */
export const openSearchPath = '/opensearch.xml';

/** The format allows 16 characters, counted as a reader counts them. */
export function openSearchName(name: string): string {
  return [...name].slice(0, 16).join('').trim();
}

/** The OpenSearch description of an edition. */
export function openSearchDescription({
  base,
  config,
  locale,
  strings,
}: Pick<Site, 'base' | 'config' | 'locale' | 'strings'>): string {
  const element = (name: string, text: string, attributes = '') =>
    `<${name}${attributes}>${escapeXml(text)}</${name}>`;
  const address = (path: string) => escapeXml(config.url + base + path);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element('ShortName', openSearchName(config.name)),
    element('LongName', [...config.title].slice(0, 48).join('').trim()),
    element('Description', strings.search.lead),
    element('Language', locale.code),
    element('InputEncoding', 'UTF-8'),
    element('OutputEncoding', 'UTF-8'),
    element(
      'Image',
      `${config.url}${config.basePath}/favicon.svg`,
      ' width="16" height="16" type="image/svg+xml"',
    ),
    `<Url type="text/html" method="get" template="${address(searchPath)}?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${address(openSearchPath)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
