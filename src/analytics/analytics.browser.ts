import { wantsPrivacy } from '../browser/wants-privacy.ts';

/**
 * Starts analytics (row 1.7): only where the site is configured for it, and not for a reader who asks not to be
 * followed, who then loads none of its code. A failure is not the reader's business.
 */
export function startAnalytics(): void {
  const { analytics } = document.documentElement.dataset;
  if (!analytics || wantsPrivacy()) return;
  import('./measure.ts').then(({ measure }) => measure(JSON.parse(analytics))).catch(() => undefined);
}
