import { describe, expect, it, vi } from 'vitest';
import { watchEvents } from '../../../src/analytics/events.ts';

describe('events', () => {
  it('are not even listened to while they are switched off', () => {
    const { document, listened } = pageOf();
    vi.stubGlobal('document', document);
    watchEvents({ search: false, copy: false }, () => undefined);
    expect(listened).toEqual([]);
  });

  it.each([
    [{ search: true, copy: false }, ['open', 'close']],
    [{ search: false, copy: true }, ['click']],
  ])('are listened to one by one: %o', (events, wanted) => {
    const { document, listened } = pageOf();
    vi.stubGlobal('document', document);
    watchEvents(events, () => undefined);
    expect(listened).toEqual(wanted);
  });
});

/** A page with a search dialog, which notes what is listened to. */
function pageOf() {
  const listened: string[] = [];
  const addEventListener = (name: string) => listened.push(name);
  const document = {
    addEventListener,
    querySelector: (selector: string) => (selector.includes('dialog') ? { addEventListener } : null),
  };
  return { document, listened };
}
