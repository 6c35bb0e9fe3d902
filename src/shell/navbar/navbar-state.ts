/** What the hide-on-scroll rule knows between scroll events. Lengths in CSS pixels. */
export interface NavbarState {
  readonly hidden: boolean;
  readonly lastScrollY: number;
  /** The next scroll event comes from a jump to an anchor and changes nothing. */
  readonly anchored: boolean;
}

export interface ScrollSituation {
  readonly scrollY: number;
  readonly viewportHeight: number;
  readonly pageHeight: number;
  readonly navbarHeight: number;
}

export const initialNavbarState: NavbarState = { hidden: false, lastScrollY: 0, anchored: false };

/**
 * The rule of row 2S.1: near the top shown; after a jump to an anchor unchanged once; on the way down hidden
 * (unless the way starts at the very top); on the way up shown, but not in the bounce at the very bottom.
 */
export function afterScroll(state: NavbarState, at: ScrollSituation): NavbarState {
  const { scrollY, viewportHeight, pageHeight, navbarHeight } = at;
  const next = { ...state, lastScrollY: scrollY };
  if (scrollY < navbarHeight) return { ...next, hidden: false };
  if (state.anchored) return { ...next, anchored: false };
  if (state.lastScrollY !== 0 && scrollY >= state.lastScrollY) return { ...next, hidden: true };
  if (scrollY + viewportHeight < pageHeight - navbarHeight) return { ...next, hidden: false };
  return next;
}

/** After a change of address: at an anchor the bar hides so that it covers nothing, else it shows. */
export function afterNavigation(state: NavbarState, toAnchor: boolean): NavbarState {
  return { ...state, hidden: toAnchor, anchored: toAnchor };
}
