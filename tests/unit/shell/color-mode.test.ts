import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyColorMode } from '../../../src/shell/color-mode/apply.ts';
import { startColorMode } from '../../../src/shell/color-mode/color-mode.browser.ts';
import { colorsOf, nextChoice } from '../../../src/shell/color-mode/color-mode.ts';
import { colorModeSlot } from '../../../src/storage/site-slots.ts';
import { clearSlot, writeSlot } from '../../../src/storage/slots.ts';
import { blockStorage, stubStorage } from '../storage/stub-storage.ts';

let dataset: Record<string, string>;

/** The document before the first paint, on a system of dark or light colours. */
function open(system: 'dark' | 'light'): void {
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-color-scheme: dark)' && system === 'dark',
  }));
}

describe('the colour mode', () => {
  it('cycles light, dark, system [4.1]', () => {
    expect(nextChoice('light')).toBe('dark');
    expect(nextChoice('dark')).toBe('system');
    expect(nextChoice('system')).toBe('light');
  });

  it('follows the system preference only when the reader chose "system" [4.4]', () => {
    for (const systemIsDark of [true, false]) {
      expect(colorsOf('light', systemIsDark)).toBe('light');
      expect(colorsOf('dark', systemIsDark)).toBe('dark');
    }
    expect(colorsOf('system', true)).toBe('dark');
    expect(colorsOf('system', false)).toBe('light');
  });
});

describe('the colours of the document', () => {
  beforeEach(() => {
    stubStorage();
  });

  it.each(['dark', 'light'] as const)('are light on the first visit, on a %s system [4.2, 4.4]', (system) => {
    open(system);
    expect(applyColorMode()).toBe('light');
    expect(dataset).toEqual({ theme: 'light', themeChoice: 'light' });
  });

  it.each([
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['system', 'dark', 'dark'],
    ['system', 'light', 'light'],
  ] as const)('of the stored choice %s on a %s system are %s [3.9, 4.1, 4.4]', (choice, system, theme) => {
    open(system);
    writeSlot(colorModeSlot, choice);
    expect(applyColorMode()).toBe(choice);
    expect(dataset).toEqual({ theme, themeChoice: choice });
  });

  it('are light when storage holds a word that is not a choice, or cannot be read [3.9, 4.2]', () => {
    open('dark');
    stubStorage({ 'dtx:color-mode': 'purple' });
    expect(applyColorMode()).toBe('light');
    blockStorage();
    expect(applyColorMode()).toBe('light');
  });

  it('follow a choice for as long as the page when storage is blocked', () => {
    open('light');
    blockStorage();
    onTestFinished(() => clearSlot(colorModeSlot));
    writeSlot(colorModeSlot, 'dark');
    expect(applyColorMode()).toBe('dark');
  });
});

describe('the buttons of the colour mode [2S.10]', () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  const button = () =>
    Object.assign(new EventTarget(), {
      title: '',
      ariaLabel: '',
      disabled: true,
      dataset: { colorMode: 'Switch (now {mode})', light: 'bright', dark: 'dim', system: 'as the system' },
    });
  let buttons: ReturnType<typeof button>[];
  let tab: EventTarget;
  let entries: Map<string, string>;

  beforeEach(() => {
    entries = stubStorage();
    buttons = [button(), button()];
    tab = new EventTarget();
    dataset = {};
    system.matches = false;
    vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => buttons });
    vi.stubGlobal('matchMedia', () => system);
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    startColorMode();
  });
  const said = () => buttons.map(({ title, ariaLabel, disabled }) => [title, ariaLabel, disabled]);
  const click = (which: number) => buttons[which]?.dispatchEvent(new Event('click'));

  it('work once their script is there, and each says what the other chose [4.1] [4.3]', () => {
    expect(said()).toEqual(Array(2).fill(['bright', 'Switch (now bright)', false]));
    click(0);
    expect(said()).toEqual(Array(2).fill(['dim', 'Switch (now dim)', false]));
    click(1);
    expect(said()).toEqual(Array(2).fill(['as the system', 'Switch (now as the system)', false]));
    expect([...entries]).toEqual([['dtx:color-mode', 'system']]);
    click(1);
    expect(dataset).toEqual({ theme: 'light', themeChoice: 'light' });
  });

  it('follow the system and other windows as they change [3.9] [4.4]', () => {
    click(0);
    click(0);
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(dataset.theme).toBe('dark');
    entries.set('dtx:color-mode', 'light');
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'dtx:color-mode' }));
    expect(dataset).toEqual({ theme: 'light', themeChoice: 'light' });
    expect(said()[0]).toEqual(['bright', 'Switch (now bright)', false]);
  });
});
