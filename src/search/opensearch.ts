import type { SiteConfig } from '../site/config.ts';
import { escapeXml } from '../site/escape-xml.ts';
import { searchPath } from '../site/routes.ts';

/** Address of the description by which a browser adds this site to its search engines (row X.6). */
export const openSearchPath = '/opensearch.xml';

/** The format allows 16 characters, counted as a reader counts them. */
export function openSearchName(name: string): string {
  return [...name].slice(0, 16).join('').trim();
}

/**
 * The OpenSearch description of a site.
 * @param about what the search is for, in one sentence
 * @param language code of the language of the pages
 */
export function openSearchDescription(config: SiteConfig, about: string, language: string): string {
  const element = (name: string, text: string, attributes = '') =>
    `<${name}${attributes}>${escapeXml(text)}</${name}>`;
  const address = (path: string) => escapeXml(config.url + path);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element('ShortName', openSearchName(config.name)),
    element('LongName', [...config.title].slice(0, 48).join('').trim()),
    element('Description', about),
    element('Language', language),
    element('InputEncoding', 'UTF-8'),
    element('OutputEncoding', 'UTF-8'),
    element('Image', `${config.url}/favicon.svg`, ' width="16" height="16" type="image/svg+xml"'),
    `<Url type="text/html" method="get" template="${address(searchPath)}?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${address(openSearchPath)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
