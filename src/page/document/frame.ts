import type { Site } from '../../site/site.ts';

/**
 * Attributes of the document: the one thing of a page, besides its script, that React does not render.
 * @param published false while writing, when nothing is measured
 */
export function frameAttributes({ locale, config }: Site, published: boolean): Record<string, string> {
  const { announcement, analytics } = config;
  return {
    lang: locale.code,
    dir: locale.direction,
    'data-theme': 'light',
    'data-theme-choice': 'light',
    ...(announcement && { 'data-announcement': announcement.id }),
    ...(published && analytics && { 'data-analytics': JSON.stringify(analytics) }),
  };
}
