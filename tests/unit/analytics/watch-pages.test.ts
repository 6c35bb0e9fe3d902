import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPages } from '../../../src/analytics/page-views.ts';

let page: EventTarget;
let navigation: EventTarget;
const view = vi.fn();

beforeEach(() => {
  page = new EventTarget();
  navigation = new EventTarget();
  view.mockClear();
  at('/a');
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** The address and the title that are shown. */
function at(address: string, title = 'A page'): void {
  vi.stubGlobal('location', new URL(address, 'https://docs.example.org'));
  vi.stubGlobal('document', { title });
}
function navigate(navigationType: string, address: string, title?: string): void {
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType }));
  // The address is the new one at once, the page is not.
  at(address);
  expect(view).not.toHaveBeenCalled();
  at(address, title);
  navigation.dispatchEvent(new Event('navigatesuccess'));
}

describe('where a reader goes [2N.5]', () => {
  it('is told once the page is there, with its title and its whole address', () => {
    vi.stubGlobal('window', { navigation });
    vi.stubGlobal('navigation', navigation);
    watchPages(view);
    navigate('push', '/b?q=1#place', 'Another page');
    expect(view.mock.calls).toEqual([[{ title: 'Another page', path: '/b?q=1#place' }]]);
    view.mockClear();
    navigate('replace', '/b?q=12');
    expect(view).not.toHaveBeenCalled();
    navigate('push', '/b?q=123');
    expect(view).toHaveBeenCalledOnce();
  });

  it('is told by places of the page alone where the browser loads each page anew', () => {
    vi.stubGlobal('window', {});
    watchPages(view);
    at('/a#place');
    page.dispatchEvent(new Event('hashchange'));
    page.dispatchEvent(new Event('hashchange'));
    expect(view.mock.calls).toEqual([[{ title: 'A page', path: '/a#place' }]]);
  });
});
