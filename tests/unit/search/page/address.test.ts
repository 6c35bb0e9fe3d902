import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageAddress, placeOf, searchOf } from '../../../../src/search/ui/page/address.ts';

describe('the address of the search page', () => {
  it('holds any query and gives it back as it was [2R.1]', () => {
    const query = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
    const section = fc.option(fc.string({ minLength: 1 }), { nil: undefined });
    fc.assert(
      fc.property(query, section, (text, name) => {
        const search = searchOf({ query: text, section: name });
        expect(search).toMatch(/^(\?q=[\w.*%+&=-]*)?$/);
        const read = placeOf(search);
        expect(read.query).toBe(text.toWellFormed());
        if (text !== '') expect(read.section).toBe(name?.toWellFormed());
      }),
    );
  });

  it.each([
    ['', ''],
    ['?q=', ''],
    ['?q=a&q=b', 'a'],
    ['?q=tree+of%20attacks', 'tree of attacks'],
    ['?q=%ff%', '\uFFFD%'],
    ['?other=1', ''],
  ])('"%s" asks for "%s"', (search, query) => {
    expect(placeOf(search).query).toBe(query);
  });

  it('names a section only where it has a name', () => {
    expect(placeOf('?q=a&section=Tactics').section).toBe('Tactics');
    expect(placeOf('?q=a&section=').section).toBeUndefined();
  });
});

describe('following the address', () => {
  const location = { pathname: '/search', search: '?q=tap', hash: '' };
  const replaceState = vi.fn((_state: unknown, _title: string, url: string) => {
    location.search = url.slice(location.pathname.length);
  });
  const listeners = new Map<string, () => void>();
  const kept = { drawer: false };

  beforeEach(() => {
    vi.useFakeTimers();
    location.search = '?q=tap';
    location.hash = '';
    replaceState.mockClear();
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', { state: kept, replaceState });
    vi.stubGlobal('window', {});
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
    vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    listeners.clear();
  });

  it('writes nothing when the field holds what the address says', () => {
    const address = pageAddress(() => 'tap');
    address.subscribe(() => undefined);
    expect(address.get()).toEqual({ query: 'tap', section: undefined, typed: false });
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('prefers what was typed before the script was there', () => {
    const address = pageAddress(() => 'tap and more');
    address.subscribe(() => undefined);
    expect(location.search).toBe('?q=tap+and+more');
  });

  it('tells of Back, and of nothing that changes neither query nor section', () => {
    const address = pageAddress(() => 'tap');
    const changed = vi.fn();
    const unsubscribe = address.subscribe(changed);
    listeners.get('popstate')?.();
    expect(changed).not.toHaveBeenCalled();
    location.search = '?q=pair';
    listeners.get('popstate')?.();
    expect(changed).toHaveBeenCalledOnce();
    expect(address.get()).toEqual({ query: 'pair', section: undefined, typed: false });
    unsubscribe();
    expect(listeners.size).toBe(0);
  });

  it('survives a browser that refuses to write, and writes the newest query later', () => {
    const address = pageAddress(() => 'tap');
    address.subscribe(() => undefined);
    replaceState.mockImplementationOnce(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    address.set({ query: 'tapi', section: undefined, typed: true });
    expect(address.get().query).toBe('tapi');
    expect(location.search).toBe('?q=tap');
    vi.advanceTimersByTime(1000);
    expect(location.search).toBe('?q=tapi');
  });

  it('holds no half of a character, so that it always equals what it wrote', () => {
    const address = pageAddress(() => 'tap');
    address.subscribe(() => undefined);
    address.set({ query: 'a\uD800', section: undefined, typed: true });
    expect(placeOf(location.search).query).toBe(address.get().query);
  });

  it('tells of another section of the same query', () => {
    const address = pageAddress(() => 'tap');
    const changed = vi.fn();
    address.subscribe(changed);
    location.search = '?q=tap&section=Tactics';
    listeners.get('popstate')?.();
    expect(changed).toHaveBeenCalledOnce();
    expect(address.get().section).toBe('Tactics');
  });

  it('leaves what others keep in the entry of the history, and the place in the page', () => {
    location.hash = '#main';
    const address = pageAddress(() => 'tap');
    address.set({ query: 'pair', section: undefined, typed: false });
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(kept, '', '/search?q=pair#main');
  });

  it('writes no more of what was refused once something newer is written', () => {
    const address = pageAddress(() => 'tap');
    replaceState.mockImplementationOnce(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    address.set({ query: 'tapi', section: undefined, typed: true });
    address.set({ query: 'tapir', section: undefined, typed: true });
    vi.advanceTimersByTime(5000);
    expect(replaceState).toHaveBeenCalledTimes(2);
  });

  it('is looked up again at once, although it was typed', () => {
    const address = pageAddress(() => 'tap');
    address.set({ query: 'pair', section: 'Tactics', typed: true });
    const before = address.get();
    const changed = vi.fn();
    address.subscribe(changed);
    address.again();
    expect(changed).toHaveBeenCalledOnce();
    expect(address.get()).not.toBe(before);
    expect(address.get()).toEqual({ query: 'pair', section: 'Tactics', typed: false });
  });

  it('tells of a change that a script made, as long as anybody listens', () => {
    const navigation = new EventTarget();
    vi.stubGlobal('window', { navigation });
    const address = pageAddress(() => 'tap');
    const changed = vi.fn();
    const ends = [address.subscribe(() => undefined), address.subscribe(changed)];
    const goTo = (search: string) => {
      location.search = search;
      navigation.dispatchEvent(new Event('currententrychange'));
    };
    ends[0]?.();
    goTo('?q=pair');
    expect(changed).toHaveBeenCalledOnce();
    expect(listeners.size).toBe(1);
    ends[1]?.();
    goTo('?q=crescendo');
    expect(address.get().query).toBe('pair');
  });

  it('holds no half of a character of what was in the field before the script', () => {
    expect(pageAddress(() => 'a\uD800').get().query).toBe('a\uFFFD');
  });
});
