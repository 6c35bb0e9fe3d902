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
  return lines;
}
