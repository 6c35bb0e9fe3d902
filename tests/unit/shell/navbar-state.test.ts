import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterNavigation,
  afterScroll,
  initialNavbarState,
  type NavbarState,
} from '../../../src/shell/navbar/navbar-state.ts';

const frame = { viewportHeight: 800, pageHeight: 3000, navbarHeight: 60 };
const scroll = (state: NavbarState, ...positions: number[]) =>
  positions.reduce((before, scrollY) => afterScroll(before, { ...frame, scrollY }), state);
const at = (lastScrollY: number, hidden: boolean, anchored = false): NavbarState => ({
  lastScrollY,
  hidden,
  anchored,
});

const position = fc.integer({ min: 0, max: frame.pageHeight - frame.viewportHeight });
const anyState = fc.record({ lastScrollY: position, hidden: fc.boolean(), anchored: fc.boolean() });
/** Where the bounce at the very bottom begins. */
const bottom = frame.pageHeight - frame.navbarHeight - frame.viewportHeight;

describe('the navigation bar while scrolling', () => {
  it('starts visible [2S.1]', () => {
    expect(initialNavbarState.hidden).toBe(false);
  });

  it('hides on the way down once it is passed, and shows on the way up [2S.1]', () => {
    expect(scroll(initialNavbarState, 40).hidden).toBe(false);
    expect(scroll(initialNavbarState, 40, 61).hidden).toBe(true);
    expect(scroll(initialNavbarState, 40, 61, 200, 400).hidden).toBe(true);
    expect(scroll(initialNavbarState, 40, 61, 200, 400, 390).hidden).toBe(false);
  });

  it('always shows less than its height from the top, even after a jump to an anchor [2S.1]', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: -200, max: frame.navbarHeight - 1 }), (state, scrollY) => {
        expect(scroll(state, scrollY)).toEqual({ ...state, hidden: false, lastScrollY: scrollY });
      }),
    );
  });

  it('changes nothing on the first scroll after a jump to an anchor, and follows the rule after it [2S.1]', () => {
    fc.assert(
      fc.property(position, fc.boolean(), fc.integer({ min: 60, max: 2200 }), (last, hidden, scrollY) => {
        expect(scroll(at(last, hidden, true), scrollY)).toEqual(at(scrollY, hidden, false));
      }),
    );
    expect(scroll(at(500, false, true), 600, 700).hidden).toBe(true);
  });

  it('hides whenever the way does not lead up, also at a scroll event without movement [2S.1]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 2200 }), fc.nat(500), fc.boolean(), (last, by, hidden) => {
        expect(scroll(at(last, hidden), last + by).hidden).toBe(true);
      }),
    );
  });

  it('never hides at a jump from the very top [2S.1]', () => {
    fc.assert(
      fc.property(position, (scrollY) => {
        expect(scroll(initialNavbarState, scrollY).hidden).toBe(false);
      }),
    );
  });

  it('shows on the way up, but not in the bounce at the very bottom [2S.1]', () => {
    const last = frame.pageHeight - frame.viewportHeight + 1;
    fc.assert(
      fc.property(fc.integer({ min: frame.navbarHeight, max: last - 1 }), fc.boolean(), (scrollY, hidden) => {
        expect(scroll(at(last, hidden), scrollY).hidden).toBe(scrollY < bottom ? false : hidden);
      }),
    );
    expect(scroll(at(last, true), bottom).hidden).toBe(true);
    expect(scroll(at(last, true), bottom - 1).hidden).toBe(false);
  });

  it('remembers the last position whatever happened [2S.1]', () => {
    fc.assert(
      fc.property(anyState, position, (state, scrollY) => {
        expect(scroll(state, scrollY).lastScrollY).toBe(scrollY);
      }),
    );
  });
});

describe('the navigation bar after a change of address', () => {
  it('hides at an anchor and ignores the scroll event of the jump [2S.1]', () => {
    const state = afterNavigation(at(400, false), true);
    expect(state).toEqual(at(400, true, true));
    expect(scroll(state, 300).hidden).toBe(true);
    expect(scroll(state, 300, 290).hidden).toBe(false);
  });

  it('shows at an address without an anchor [2S.1]', () => {
    expect(afterNavigation(at(400, true), false).hidden).toBe(false);
  });
});
