import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcementSlot, colorModeSlot, tabsSlot, versionSlot } from '../../../src/storage/site-slots.ts';
import {
  choiceSlot,
  clearSlot,
  mapSlot,
  readSlot,
  type Slot,
  slot,
  subscribeToSlot,
  textSlot,
  writeSlot,
} from '../../../src/storage/slots.ts';
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
    writeSlot(textSlot('name'), 'value');
    expect([...entries]).toEqual([['dtx:name', 'value']]);
    expect(readSlot(textSlot('name'))).toBe('value');
    clearSlot(textSlot('name'));
    expect(entries.size).toBe(0);
    expect(readSlot(textSlot('name'))).toBeUndefined();
  });

  it.each(Object.keys(broken))('behaves like an empty one when storage is %s', (kind) => {
    broken[kind]?.();
    const slots: Slot<never>[] = [
      textSlot('a'),
      choiceSlot('b', ['x']),
      mapSlot('c'),
    ] as unknown as Slot<never>[];
    for (const each of slots) {
      expect(readSlot(each)).toBeUndefined();
      expect(() => writeSlot(each, 'x' as never)).not.toThrow();
      expect(() => clearSlot(each)).not.toThrow();
    }
  });

  it('leaves what is stored alone when storage is full', () => {
    const entries = stubStorage({ 'dtx:name': 'old' });
    localStorage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    expect(() => writeSlot(textSlot('name'), 'new')).not.toThrow();
    expect([...entries]).toEqual([['dtx:name', 'old']]);
  });

  it('counts a text that its parser throws at as nothing', () => {
    stubStorage({ 'dtx:name': '?' });
    const strict = slot('name', () => {
      throw new Error('not mine');
    });
    expect(readSlot(strict)).toBeUndefined();
  });

  it.each(['missing', 'blocked'])('keeps a choice for as long as the page when storage is %s', (kind) => {
    broken[kind]?.();
    const choice = textSlot(`kept-${kind}`);
    writeSlot(choice, 'value');
    expect(readSlot(choice)).toBe('value');
    clearSlot(choice);
    expect(readSlot(choice)).toBeUndefined();
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
    const stop = subscribeToSlot(colorModeSlot, changed);
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
      writeSlot(colorModeSlot, choice);
      expect(readSlot(colorModeSlot)).toBe(choice);
    }
    const other = fc.string().filter((text) => !['light', 'dark', 'system'].includes(text));
    fc.assert(
      fc.property(
        fc.oneof(other, fc.constantFrom('Light', ' dark', '"dark"', 'null', 'constructor')),
        (text) => {
          entries.set('dtx:color-mode', text);
          expect(readSlot(colorModeSlot)).toBeUndefined();
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
        writeSlot(tabsSlot, map);
        expect(readSlot(tabsSlot)).toEqual(map);
      }),
    );
  });

  it.each([
    '',
    '{',
    '{bad',
    'null',
    '[]',
    '["a"]',
    '"text"',
    '"\u0000"',
    '7',
    'undefined',
    'x'.repeat(100_000),
  ])('takes %j for nothing', (text) => {
    stubStorage({ 'dtx:tabs': text });
    expect(readSlot(tabsSlot)).toBeUndefined();
  });

  it('keeps only the texts of a map', () => {
    stubStorage({ 'dtx:tabs': '{"a":"b","c":1,"d":null,"e":{"f":"g"}}' });
    expect(readSlot(tabsSlot)).toEqual({ a: 'b' });
  });

  it('is empty where nothing in a map is a text', () => {
    stubStorage({ 'dtx:tabs': '{"a":{"b":1}}' });
    expect(readSlot(tabsSlot)).toEqual({});
  });

  it('survives any stored text', () => {
    const entries = stubStorage();
    const piece = fc.constantFrom('{', '}', '"', ':', ',', 'a', '1', '[', ']', '__proto__', 'null', '\\');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: piece }), fc.json()), (text) => {
        entries.set('dtx:tabs', text);
        for (const value of Object.values(readSlot(tabsSlot) ?? {})) expect(value).toBeTypeOf('string');
      }),
    );
  });
});

describe('the slots of the site', () => {
  it('keep the preferred version and the closed announcement apart [3.8, 3.10]', () => {
    stubStorage();
    writeSlot(versionSlot, '1.0');
    writeSlot(announcementSlot, 'no-key-first-run');
    expect(readSlot(versionSlot)).toBe('1.0');
    expect(readSlot(announcementSlot)).toBe('no-key-first-run');
    clearSlot(versionSlot);
    expect(readSlot(versionSlot)).toBeUndefined();
    expect(readSlot(announcementSlot)).toBe('no-key-first-run');
  });
});
