/**
 * Shows the banner of the home page when nothing the page asks for has arrived (row 2N.6). The style is inside the
 * page, so that is its one script: served from a wrong base path it is never where the page looks for it. Not when it
 * arrived and failed (an old browser), nor when the reader is offline. `BaseUrlBanner.tsx` computes the policy hash.
 */
const show = () => {
  const banner = document.querySelector<HTMLTemplateElement>('[data-base-url-banner]');
  if (!banner) return;
  const content = document.importNode(banner.content, true);
  const suggestion = content.querySelector('code');
  const path = location.pathname.replace(/(index)?(\.html)?$/, '');
  if (suggestion) suggestion.textContent = path.replace(/\/?$/, '/');
  banner.replaceWith(content);
};

addEventListener(
  'error',
  ({ target }) => {
    // Scripts of analytics and extensions are none, and often blocked.
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module' || !navigator.onLine) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
    else show();
  },
  // Errors of elements do not bubble.
  true,
);

export {};
