import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMenus } from '../../../src/shell/menus/menu.browser.ts';
import { stubStorage } from '../storage/stub-storage.ts';

/** As much of an element as menus ask for. */
class FakeElement extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly dataset: Record<string, string> = {};
  readonly focus = vi.fn();
  readonly parts: FakeElement[] = [];
  textContent = '';
  search = '';
  hash = '';
  isUnderPointer = false;
  drawer: FakeElement | null = null;
  keeps: FakeElement | null = null;
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }
  getAttribute(name: string) {
    return this.attributes.get(name) ?? null;
  }
  toggleAttribute(name: string, on: boolean) {
    if (on) this.attributes.set(name, '');
    else this.attributes.delete(name);
  }
  matches = (selector: string) => selector === ':hover' && this.isUnderPointer;
  querySelector = () => this.parts[0] ?? null;
  contains = (other: unknown) => other === this || this.parts.some((part) => part === other);
  closest = (selector: string) => (selector === '[data-drawer-menu]' ? this.drawer : this.keeps);
}

let page: FakeElement;
let menu: FakeElement;
let button: FakeElement;
let inMenu: FakeElement;
let elsewhere: FakeElement;
let versions: FakeElement[];

class FakePointerEvent extends Event {
  readonly pointerType: string;
  constructor(type: string, pointerType: string) {
    super(type);
    this.pointerType = pointerType;
  }
}

beforeEach(() => {
  [page, menu, button, inMenu, elsewhere] = Array.from({ length: 5 }, () => new FakeElement()) as [
    FakeElement,
    FakeElement,
    FakeElement,
    FakeElement,
    FakeElement,
  ];
  menu.parts.push(button, inMenu);
  button.textContent = ' English ';
  versions = [];
  stubStorage();
  vi.stubGlobal('Node', FakeElement);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('PointerEvent', FakePointerEvent);
  vi.stubGlobal('location', { search: '?q=1', hash: '#place' });
  vi.stubGlobal('document', {
    addEventListener: page.addEventListener.bind(page),
    querySelectorAll: (selector: string) => (selector === '[data-menu]' ? [menu] : versions),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Whether the menu says, and shows, that it is open. */
function isOpen(): boolean {
  const open = button.getAttribute('aria-expanded') === 'true';
  // Without script the list opens by pointer and focus: a closed one is kept shut.
  expect(menu.attributes.has('data-dismissed')).toBe(!open);
  return open;
}
function tell(on: EventTarget, type: string, differs: object = {}): Event {
  const event = new Event(type);
  for (const [name, value] of Object.entries(differs)) Object.defineProperty(event, name, { value });
  on.dispatchEvent(event);
  return event;
}
const click = (pointerType = 'touch') => button.dispatchEvent(new FakePointerEvent('click', pointerType));
const point = (type: string, pointerType: string) => tell(menu, type, { pointerType });

describe('a menu of the bar [2S.11] [2S.12]', () => {
  it('is shut until asked for, and open when the pointer was there before its script', () => {
    startMenus();
    expect(isOpen()).toBe(false);
    menu.isUnderPointer = true;
    startMenus();
    expect(isOpen()).toBe(true);
  });

  it('opens under the mouse and shuts behind it, which a finger and a pen do not', () => {
    startMenus();
    for (const pointer of ['touch', 'pen']) {
      point('pointerenter', pointer);
      expect(isOpen(), pointer).toBe(false);
    }
    point('pointerenter', 'mouse');
    expect(isOpen()).toBe(true);
    point('pointerleave', 'touch');
    expect(isOpen()).toBe(true);
    point('pointerleave', 'mouse');
    expect(isOpen()).toBe(false);
  });

  it('opens and shuts by a tap or a key, and stays open by a click of the mouse that opened it', () => {
    startMenus();
    click();
    expect(isOpen()).toBe(true);
    click('mouse');
    expect(isOpen()).toBe(true);
    click();
    expect(isOpen()).toBe(false);
    tell(button, 'click');
    expect(isOpen()).toBe(true);
  });

  it('shuts by Escape, which then closes nothing else, and gives the focus back', () => {
    startMenus();
    const press = (key: string) => {
      const stopPropagation = vi.fn();
      tell(menu, 'keydown', { key, stopPropagation });
      return stopPropagation.mock.calls.length > 0;
    };
    expect(press('Escape')).toBe(false);
    click();
    expect(press('a')).toBe(false);
    expect(isOpen()).toBe(true);
    expect(button.focus).not.toHaveBeenCalled();
    expect(press('Escape')).toBe(true);
    expect(isOpen()).toBe(false);
    expect(button.focus).toHaveBeenCalledOnce();
  });

  it('shuts when the focus or a pointer goes elsewhere, and not while they stay in it or go to no element', () => {
    startMenus();
    click();
    tell(menu, 'focusout', { relatedTarget: inMenu });
    tell(menu, 'focusout', { relatedTarget: null });
    tell(page, 'pointerdown', { target: inMenu });
    expect(isOpen()).toBe(true);
    tell(menu, 'focusout', { relatedTarget: elsewhere });
    expect(isOpen()).toBe(false);
    click();
    tell(page, 'pointerdown', { target: elsewhere });
    expect(isOpen()).toBe(false);
  });
});

describe('a menu of the drawer [4.8]', () => {
  it('opens and shuts by its button alone, which says what it does', () => {
    menu.drawer = new FakeElement();
    Object.assign(menu.drawer.dataset, { expand: 'Expand', collapse: 'Collapse' });
    menu.isUnderPointer = true;
    startMenus();
    expect([isOpen(), button.getAttribute('aria-label')]).toEqual([false, 'English: Expand']);
    point('pointerenter', 'mouse');
    expect(isOpen()).toBe(false);
    click('mouse');
    expect([isOpen(), button.getAttribute('aria-label')]).toEqual([true, 'English: Collapse']);
    tell(page, 'pointerdown', { target: elsewhere });
    tell(menu, 'focusout', { relatedTarget: elsewhere });
    expect(isOpen()).toBe(true);
    click('mouse');
    expect(isOpen()).toBe(false);
  });
});

it('[2S.11] a link to another language or version takes query and hash along, and no other link does', () => {
  startMenus();
  const link = new FakeElement();
  inMenu.keeps = link;
  tell(page, 'click', { target: elsewhere });
  expect([link.search, link.hash]).toEqual(['', '']);
  tell(page, 'click', { target: inMenu });
  expect([link.search, link.hash]).toEqual(['?q=1', '#place']);
});

describe('the preferred version [2S.12] [3.8]', () => {
  function offer(...names: string[]) {
    versions = names.map((version) => Object.assign(new FakeElement(), { dataset: { version } }));
  }

  it('is the one that was chosen last', () => {
    const entries = stubStorage();
    offer('2.0', '1.0');
    startMenus();
    expect(entries.size).toBe(0);
    for (const link of versions) tell(link, 'click');
    expect([...entries]).toEqual([['dtx:version', '1.0']]);
  });

  it('is forgotten where there is no such version any more, and not by a page without the menu', () => {
    const entries = stubStorage({ 'dtx:version': '1.0' });
    startMenus();
    offer('2.0', '1.0');
    startMenus();
    expect([...entries]).toEqual([['dtx:version', '1.0']]);
    offer('2.0');
    startMenus();
    expect(entries.size).toBe(0);
  });
});
