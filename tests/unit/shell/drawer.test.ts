import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDrawer } from '../../../src/shell/drawer/drawer.browser.ts';

type Listener = (event: object) => void;

/** As much of an element as the drawer asks for. */
class FakeElement {
  readonly dataset: Record<string, string> = {};
  readonly listeners = new Map<string, Listener>();
  readonly attributes = new Map<string, string>();
  readonly parts = new Map<string, FakeElement>();
  readonly append = vi.fn();
  readonly focus = vi.fn();
  inert = false;
  open = false;
  href = '';
  target = '';
  addEventListener(type: string, listener: Listener) {
    this.listeners.set(type, listener);
  }
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }
  querySelector(selector: string) {
    return this.parts.get(selector) ?? null;
  }
  querySelectorAll() {
    return [...this.parts].filter(([name]) => name.startsWith('panel ')).map(([, part]) => part);
  }
  closest(selector: string) {
    return selector === 'a' && this.href !== '' ? this : null;
  }
  showModal() {
    this.open = true;
  }
  close() {
    this.open = false;
  }
  fire(type: string, event: object = {}) {
    this.listeners.get(type)?.(event);
  }
}

let drawer: FakeElement;
let opener: FakeElement;
let wide: FakeElement;
let page: FakeElement;
let sidebar: FakeElement;
/** What the document has, by selector. */
let places: Map<string, FakeElement>;
let state: Record<string, unknown> | null;
const classes = new Set<string>();
const back = vi.fn();
const pushState = vi.fn((next: typeof state) => {
  state = next;
});
const replaceState = vi.fn((next: typeof state) => {
  state = next;
});
const replace = vi.fn();
const matchMedia = vi.fn((_: string) => wide);

beforeEach(() => {
  for (const mock of [back, pushState, replaceState, replace, matchMedia]) mock.mockClear();
  drawer = new FakeElement();
  opener = new FakeElement();
  wide = new FakeElement();
  page = new FakeElement();
  sidebar = new FakeElement();
  state = { results: 'of others' };
  classes.clear();
  for (const name of ['primary', 'secondary']) {
    const panel = new FakeElement();
    panel.dataset.drawerPanel = name;
    drawer.parts.set(`panel ${name}`, panel);
  }
  for (const part of ['[data-drawer-close]', '[data-drawer-back]', '[data-drawer-sidebar]'])
    drawer.parts.set(part, new FakeElement());
  places = new Map([
    ['[data-drawer]', drawer],
    ['[data-drawer-open]', opener],
    ['[data-sidebar]', sidebar],
  ]);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', {
    querySelector: (selector: string) => places.get(selector) ?? null,
    documentElement: {
      classList: { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) },
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
    back,
    pushState,
    replaceState,
  });
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const panels = () => drawer.querySelectorAll().map(({ dataset, inert }) => [dataset.drawerPanel, inert]);

/** What a click on something in the open drawer does. */
function click(target: FakeElement, differs: object = {}) {
  const preventDefault = vi.fn();
  const keys = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, button: 0 };
  drawer.fire('click', { target, preventDefault, ...keys, ...differs });
  return { prevented: preventDefault.mock.calls.length > 0, open: drawer.open };
}
function link(target = ''): FakeElement {
  const element = new FakeElement();
  element.href = 'https://docs.example.org/lab';
  element.target = target;
  return element;
}

describe('a link of the open mobile menu [2S.4]', () => {
  beforeEach(() => {
    startDrawer();
    opener.fire('click');
  });

  it('takes the place of the menu in the history, and leaves what others keep there', () => {
    expect(click(link())).toEqual({ prevented: true, open: false });
    expect(state).toEqual({ results: 'of others', drawer: false });
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://docs.example.org/lab');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'that is opened elsewhere, with %j, is the browser’s, and the menu stays',
    (differs) => {
      expect(click(link(), differs)).toEqual({ prevented: false, open: true });
      expect(replace).not.toHaveBeenCalled();
    },
  );

  it('that opens a tab by itself is the browser’s', () => {
    expect(click(link('_blank'))).toEqual({ prevented: false, open: true });
    expect(click(link('_self'))).toEqual({ prevented: true, open: false });
  });
});

describe('the mobile menu [2S.4]', () => {
  it('closes by a click beside it, and not by one in it', () => {
    startDrawer();
    opener.fire('click');
    expect(click(new FakeElement())).toEqual({ prevented: false, open: true });
    expect(click(drawer)).toEqual({ prevented: false, open: false });
  });

  it('shows the docs first and the main menu behind its button, whose reader goes on', () => {
    const first = new FakeElement();
    drawer.parts.set('.drawer-panel :is(a, button)', first);
    startDrawer();
    opener.fire('click');
    expect(drawer.querySelector('[data-drawer-sidebar]')?.append).toHaveBeenCalledWith(sidebar);
    expect(panels()).toEqual([
      ['primary', true],
      ['secondary', false],
    ]);
    drawer.querySelector('[data-drawer-back]')?.fire('click');
    expect(panels()).toEqual([
      ['primary', false],
      ['secondary', true],
    ]);
    expect(first.focus).toHaveBeenCalledOnce();
  });

  it('has one entry of the history while it is open, and goes back over it once', () => {
    startDrawer();
    opener.fire('click');
    expect(state).toEqual({ results: 'of others', drawer: true });
    expect([opener.attributes.get('aria-expanded'), classes.has('drawer-open')]).toEqual(['true', true]);
    opener.fire('click');
    expect(pushState).toHaveBeenCalledOnce();
    drawer.querySelector('[data-drawer-close]')?.fire('click');
    drawer.fire('close');
    drawer.fire('close');
    expect(back).toHaveBeenCalledOnce();
    expect([opener.attributes.get('aria-expanded'), classes.has('drawer-open')]).toEqual(['false', false]);
  });

  it('that is open again before the browser tells that it closed stays as it is', () => {
    startDrawer();
    opener.fire('click');
    drawer.fire('close');
    expect(back).not.toHaveBeenCalled();
    expect(classes.has('drawer-open')).toBe(true);
  });

  it('closes when the reader goes back, and stays open when they go to its entry', () => {
    startDrawer();
    opener.fire('click');
    page.fire('popstate');
    expect(drawer.open).toBe(true);
    state = null;
    page.fire('popstate');
    expect(drawer.open).toBe(false);
  });

  it('has its own entry again when the reader opened it while that was being left', () => {
    startDrawer();
    opener.fire('click');
    drawer.close();
    drawer.fire('close');
    opener.fire('click');
    expect(pushState).toHaveBeenCalledOnce();
    state = null;
    page.fire('popstate');
    expect(drawer.open).toBe(true);
    expect(pushState).toHaveBeenCalledTimes(2);
    drawer.close();
    drawer.fire('close');
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('goes back each time it is closed, also when a reader had gone forward to its entry', () => {
    startDrawer();
    const close = () => {
      drawer.querySelector('[data-drawer-close]')?.fire('click');
      drawer.fire('close');
    };
    opener.fire('click');
    close();
    state = null;
    page.fire('popstate');
    state = { drawer: true };
    page.fire('popstate');
    opener.fire('click');
    expect(pushState).toHaveBeenCalledOnce();
    close();
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('has the main menu alone outside of the docs, and puts their sidebar back where it was', () => {
    const home = new FakeElement();
    places.set('[data-sidebar-home]', home);
    startDrawer();
    opener.fire('click');
    drawer.close();
    drawer.fire('close');
    expect(home.append).toHaveBeenCalledExactlyOnceWith(sidebar);
    places.delete('[data-sidebar]');
    startDrawer();
    opener.fire('click');
    expect(panels()).toEqual([
      ['primary', false],
      ['secondary', true],
    ]);
    expect(drawer.dataset.panel).toBe('primary');
  });

  it('of a page that was loaded again begins closed, at an entry that is the page’s', () => {
    state = { results: 'of others', drawer: true };
    startDrawer();
    expect(state).toEqual({ results: 'of others', drawer: false });
    expect(drawer.open).toBe(false);
  });

  it('closes once the window is 997 px wide, and not by becoming narrower [4.6, 9.14]', () => {
    startDrawer();
    expect(matchMedia).toHaveBeenCalledWith('(min-width: 997px)');
    opener.fire('click');
    wide.fire('change', { matches: false });
    expect(drawer.open).toBe(true);
    wide.fire('change', { matches: true });
    expect(drawer.open).toBe(false);
  });
});
