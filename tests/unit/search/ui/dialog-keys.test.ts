import type { KeyboardEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleKeys } from '../../../../src/search/ui/dialog/dialog-keys.ts';

class FakeElement {
  readonly href = 'https://docs.example.org/lab';
  readonly focus = vi.fn();
  readonly click = vi.fn();
  isVisible = true;
  checkVisibility() {
    return this.isVisible;
  }
}

const open = vi.fn();
let input: FakeElement;
let link: FakeElement;
let stops: FakeElement[];

beforeEach(() => {
  open.mockClear();
  [input, link] = [new FakeElement(), new FakeElement()];
  stops = [input];
  vi.stubGlobal('HTMLAnchorElement', FakeElement);
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'list-0' ? link : null) });
  vi.stubGlobal('window', { open });
  vi.stubGlobal('outerWidth', 1280);
});
afterEach(() => vi.unstubAllGlobals());

/** What a key does in the dialog. @param activeId of the active row */
function press(key: string, differs: object = {}, activeId: string | undefined = 'list-0') {
  const preventDefault = vi.fn();
  const move = vi.fn();
  const onBeside = vi.fn();
  const event = {
    key,
    keyCode: 0,
    nativeEvent: { isComposing: false },
    target: input,
    currentTarget: { querySelectorAll: () => stops },
    preventDefault,
    ...differs,
  };
  handleKeys(
    event as unknown as KeyboardEvent<HTMLElement>,
    input as unknown as HTMLInputElement,
    { index: 0, byKey: false, move, set: () => undefined },
    activeId,
    onBeside,
  );
  return {
    prevented: preventDefault.mock.calls.length > 0,
    moves: move.mock.calls.flat(),
    isBeside: onBeside.mock.calls.length > 0,
  };
}

describe('keys of the dialog [X.2]', () => {
  it('move the active row from anywhere, and bring the focus back', () => {
    expect(press('ArrowDown', { target: link })).toMatchObject({ prevented: true, moves: [1] });
    expect(press('ArrowUp')).toMatchObject({ prevented: true, moves: [-1] });
    expect(input.focus).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['Enter', { nativeEvent: { isComposing: true } }],
    ['Enter', { keyCode: 229 }],
    ['ArrowDown', { nativeEvent: { isComposing: true } }],
    ['ArrowDown', { keyCode: 229 }],
  ])('of an input method are its own: %s, %j', (key, differs) => {
    expect(press(key, differs)).toEqual({ prevented: false, moves: [], isBeside: false });
    expect(link.click).not.toHaveBeenCalled();
  });

  it('open the active row by Enter in the input', () => {
    expect(press('Enter')).toMatchObject({ prevented: true, isBeside: false });
    expect(link.click).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    [{ ctrlKey: true }, 'noopener'],
    [{ metaKey: true }, 'noopener'],
    [{ shiftKey: true }, 'noopener,width=1280'],
  ])('open it beside this page with %j', (differs, features) => {
    expect(press('Enter', differs)).toMatchObject({ prevented: true, isBeside: true });
    expect(open).toHaveBeenCalledExactlyOnceWith('https://docs.example.org/lab', '_blank', features);
    expect(link.click).not.toHaveBeenCalled();
  });

  it('leave Enter to the browser with Alt, elsewhere, and without a row', () => {
    const nothing = { prevented: false, moves: [], isBeside: false };
    expect(press('Enter', { altKey: true })).toEqual(nothing);
    expect(press('Enter', { target: new FakeElement() })).toEqual(nothing);
    expect(press('Enter', {}, 'list-7')).toEqual(nothing);
    expect(press('a')).toEqual(nothing);
  });

  it('go round inside by Tab, over what can be seen', () => {
    const [first, middle, last, hidden] = Array.from({ length: 4 }, () => new FakeElement());
    if (!first || !middle || !last || !hidden) throw new Error('elements are missing');
    hidden.isVisible = false;
    stops = [first, middle, last, hidden];
    expect(press('Tab', { target: middle }).prevented).toBe(false);
    expect(press('Tab', { target: first }).prevented).toBe(false);
    expect(press('Tab', { target: last }).prevented).toBe(true);
    expect(first.focus).toHaveBeenCalledOnce();
    expect(press('Tab', { target: last, shiftKey: true }).prevented).toBe(false);
    expect(press('Tab', { target: first, shiftKey: true }).prevented).toBe(true);
    expect(last.focus).toHaveBeenCalledOnce();
  });
});
