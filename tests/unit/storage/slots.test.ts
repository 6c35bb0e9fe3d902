import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcementSlot, colorModeSlot, tabsSlot, versionSlot } from '../../../src/storage/site-slots.ts';
import { choiceSlot, mapSlot, type Slot, slot, textSlot } from '../../../src/storage/slots.ts';
import { blockStorage, stubStorage } from './stub-storage.ts';

/** Every way in which a storage can be no storage. */
const broken: Record<string, () => void> = {
  missing: () => vi.stubGlobal('localStorage', undefined),
  blocked: blockStorage,
  'one whose very mention throws': () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
};
const native = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
afterEach(() => {
  if (native) Object.defineProperty(globalThis, 'localStorage', native);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('a slot', () => {
  it('keeps a value under a name of the site and gives it back', () => {
    const entries = stubStorage();
    textSlot('name').write('value');
    expect([...entries]).toEqual([['dtx:name', 'value']]);
    expect(textSlot('name').read()).toBe('value');
    textSlot('name').clear();
    expect(entries.size).toBe(0);
    expect(textSlot('name').read()).toBeUndefined();
  });

  it.each(Object.keys(broken))('behaves like an empty one when storage is %s', (kind) => {
    broken[kind]?.();
    const slots: Slot<never>[] = [
      textSlot('a'),
      choiceSlot('b', ['x']),
      mapSlot('c'),
    ] as unknown as Slot<never>[];
    for (const each of slots) {
      expect(each.read()).toBeUndefined();
      expect(() => each.write('x' as never)).not.toThrow();
      expect(() => each.clear()).not.toThrow();
    }
  });

  it('leaves what is stored alone when storage is full', () => {
    const entries = stubStorage({ 'dtx:name': 'old' });
    localStorage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    expect(() => textSlot('name').write('new')).not.toThrow();
    expect([...entries]).toEqual([['dtx:name', 'old']]);
  });

  it('counts a text that its parser throws at as nothing', () => {
    stubStorage({ 'dtx:name': '?' });
    const strict = slot(
      'name',
      () => {
        throw new Error('not mine');
      },
      String,
    );
    expect(strict.read()).toBeUndefined();
  });

  it.each(['missing', 'blocked'])('keeps a choice for as long as the page when storage is %s', (kind) => {
    broken[kind]?.();
    const choice = textSlot(`kept-${kind}`);
    choice.write('value');
    expect(choice.read()).toBe('value');
  });
});

describe('a slot that other tabs change', () => {
  let page: EventTarget;
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  const change = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

  it('calls back for its own changes and for a cleared storage only, until told to stop [3.9]', () => {
    const changed = vi.fn();
    const stop = colorModeSlot.subscribe(changed);
    change('dtx:color-mode');
    change(null);
    expect(changed).toHaveBeenCalledTimes(2);
    change('dtx:tabs');
    change('color-mode');
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    change('dtx:color-mode');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

describe('choiceSlot', () => {
  it('accepts its choices and nothing else, whatever is stored [3.9]', () => {
    const entries = stubStorage();
    for (const choice of ['light', 'dark', 'system'] as const) {
      colorModeSlot.write(choice);
      expect(colorModeSlot.read()).toBe(choice);
    }
    const other = fc.string().filter((text) => !['light', 'dark', 'system'].includes(text));
    fc.assert(
      fc.property(
        fc.oneof(other, fc.constantFrom('Light', ' dark', '"dark"', 'null', 'constructor')),
        (text) => {
          entries.set('dtx:color-mode', text);
          expect(colorModeSlot.read()).toBeUndefined();
        },
      ),
    );
  });
});

describe('mapSlot', () => {
  it('gives back any map of texts', () => {
    stubStorage();
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }), (map) => {
        tabsSlot.write(map);
        expect(tabsSlot.read()).toEqual(map);
      }),
    );
  });

  it.each(['', '{', 'null', '[]', '["a"]', '"text"', '7', 'undefined'])('takes %j for nothing', (text) => {
    stubStorage({ 'dtx:tabs': text });
    expect(tabsSlot.read()).toBeUndefined();
  });

  it('keeps only the texts of a map', () => {
    stubStorage({ 'dtx:tabs': '{"a":"b","c":1,"d":null,"e":{"f":"g"}}' });
    expect(tabsSlot.read()).toEqual({ a: 'b' });
  });

  it('survives any stored text', () => {
    const entries = stubStorage();
    const piece = fc.constantFrom('{', '}', '"', ':', ',', 'a', '1', '[', ']', '__proto__', 'null', '\\');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: piece }), fc.json()), (text) => {
        entries.set('dtx:tabs', text);
        for (const value of Object.values(tabsSlot.read() ?? {})) expect(value).toBeTypeOf('string');
      }),
    );
  });
});

describe('the slots of the site', () => {
  it('keep the preferred version and the closed announcement apart [3.8, 3.10]', () => {
    stubStorage();
    versionSlot.write('1.0');
    announcementSlot.write('no-key-first-run');
    expect(versionSlot.read()).toBe('1.0');
    expect(announcementSlot.read()).toBe('no-key-first-run');
    versionSlot.clear();
    expect(versionSlot.read()).toBeUndefined();
    expect(announcementSlot.read()).toBe('no-key-first-run');
  });
});
