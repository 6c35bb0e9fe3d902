import { hashTarget } from '../../browser/hash-target.ts';
import { afterNavigation, afterScroll, initialNavbarState } from './navbar-state.ts';

/**
 * Hides the bar on the way down and shows it on the way up (row 2S.1).
 * @returns to be called when another page has taken the place of the one shown
 */
export function startNavbar(): (() => void) | undefined {
  const navbar = document.querySelector<HTMLElement>('[data-navbar]');
  if (!navbar) return undefined;
  let state = initialNavbarState;
  const show = () =>
    navbar.toggleAttribute('data-hidden', state.hidden && !navbar.contains(document.activeElement));
  const navbarHeight = navbar.offsetHeight;

  addEventListener(
    'scroll',
    () => {
      const { scrollHeight } = document.documentElement;
      state = afterScroll(state, {
        scrollY,
        viewportHeight: innerHeight,
        pageHeight: scrollHeight,
        navbarHeight,
      });
      show();
    },
    { passive: true },
  );
  const navigated = () => {
    // The scroll event of the jump may have come before: then there is none left to ignore.
    const next = afterNavigation(state, hashTarget(location.hash) !== null);
    state = { ...next, anchored: next.anchored && scrollY !== state.lastScrollY };
    show();
  };
  addEventListener('hashchange', navigated);
  navbar.addEventListener('focusin', () => {
    state = { ...state, hidden: false };
    show();
  });
  return navigated;
}
