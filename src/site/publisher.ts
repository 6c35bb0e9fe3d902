import { isExampleAddress, type SiteConfig } from './config.ts';

/** Section of the site that says who speaks, how facts were read and where an error is reported. */
export const factsSection = { route: '/community', id: 'how-facts-were-read' } as const;

/**
 * What only whoever publishes the site can know and has not said yet: told by each build, because the pages are
 * whole without it.
 * @returns one line per setting
 */
export function openSettings({ url, links }: Pick<SiteConfig, 'url' | 'links'>): string[] {
  const lines: string[] = [];
  if (isExampleAddress(url))
    lines.push(
      `The published address is ${url}, an example domain. Name the real one with SITE_URL or "url" in site.config.ts.`,
    );
  if (!links.report)
    lines.push(
      `Readers cannot report an error of this site. Name an address with "links.report" in site.config.ts.`,
    );
  if (securityContact(links) === undefined)
    lines.push(
      `Nobody can be told of a security problem: without a contact there is no security.txt. Name a "mailto:" or "https:" address with "links.report" in site.config.ts.`,
    );
  return lines;
}

/**
 * Whom somebody tells of a security problem of the site: where errors are reported, else the issues of the repository
 * in which pages are edited.
 * @returns an address that `security.txt` may name (RFC 9116, 2.5.3); undefined when there is none
 */
export function securityContact({ report, edit }: SiteConfig['links']): string | undefined {
  const [, repository] =
    /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:-\/)?(?:edit|blob|tree|_edit)\//.exec(edit ?? '') ?? [];
  const contact = report?.replace(/\{(?:file|path)\}/g, '') ?? (repository && `${repository}/issues`);
  return contact && /^(?:https:|mailto:)/.test(contact) ? new URL(contact).href : undefined;
}
