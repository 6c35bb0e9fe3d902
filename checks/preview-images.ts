import { brokenAddresses } from './links.ts';
import type { Rule } from './rule.ts';

/** The image that a shared link shows (`og:image`, `twitter:image`) exists (row 2N.9). Missing, it breaks no page. */
export const previewImages: Rule = {
  label: 'Preview image',
  find: (site) => brokenAddresses(site, ({ element }) => element === 'meta'),
};
