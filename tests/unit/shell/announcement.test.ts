import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAnnouncement } from '../../../src/shell/announcement/announcement.browser.ts';
import { stubStorage } from '../storage/stub-storage.ts';

let close: EventTarget;
let root: Record<string, string>;
let page: EventTarget;
const focus = vi.fn();

beforeEach(() => {
  close = new EventTarget();
  page = new EventTarget();
  root = {};
  focus.mockClear();
  const bar = { dataset: { announcement: 'a1' }, querySelector: () => close };
  const parts: Readonly<Record<string, unknown>> = {
    '[data-announcement].announcement': bar,
    '.brand': { focus },
  };
  vi.stubGlobal('document', {
    documentElement: { dataset: root },
    querySelector: (selector: string) => parts[selector] ?? null,
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

it('an announcement that is closed is remembered by its id, and the focus goes on to what comes next [3.10]', () => {
  const entries = stubStorage();
  startAnnouncement();
  expect(root).toEqual({});
  close.dispatchEvent(new Event('click'));
  expect([...entries]).toEqual([['dtx:announcement', 'a1']]);
  expect(root).toEqual({ announcementDismissed: '' });
  expect(focus).toHaveBeenCalledOnce();
});

it('an announcement that is closed in another window goes away here, without the focus, and no other one does [3.10]', () => {
  const entries = stubStorage({ 'dtx:announcement': 'a0' });
  startAnnouncement();
  const change = () => page.dispatchEvent(Object.assign(new Event('storage'), { key: 'dtx:announcement' }));
  change();
  expect(root).toEqual({});
  entries.set('dtx:announcement', 'a1');
  change();
  expect(root).toEqual({ announcementDismissed: '' });
  expect(focus).not.toHaveBeenCalled();
});
