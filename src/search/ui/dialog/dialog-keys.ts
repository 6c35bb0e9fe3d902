import type { KeyboardEvent } from 'react';
import type { ActiveOption } from './useActiveOption.ts';

/** WebKit ends a composition before it tells of the key that ended it: only this code says whose key it was. */
const inputMethodKey = 229;

/**
 * Keys of the dialog (row X.2). Arrows move the active row from anywhere and bring the focus back to the input; Enter
 * in the input opens it, with Ctrl or Command in a new tab, with Shift in a new window; with Alt the browser decides.
 * Tab goes round inside. Keys of an input method are its own.
 * @param activeId id of the link of the active row
 * @param onBeside the active row is about to be opened beside this page
 */
export function handleKeys(
  event: KeyboardEvent<HTMLElement>,
  input: HTMLInputElement,
  active: ActiveOption,
  activeId: string | undefined,
  onBeside: () => void,
): void {
  if (event.nativeEvent.isComposing || event.keyCode === inputMethodKey) return;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      event.preventDefault();
      input.focus();
      active.move(event.key === 'ArrowDown' ? 1 : -1);
      return;
    case 'Tab':
      keepInside(event);
      return;
    case 'Enter': {
      const link = activeId === undefined ? null : document.getElementById(activeId);
      if (event.target !== input || event.altKey || !(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      if (event.ctrlKey || event.metaKey || event.shiftKey) {
        onBeside();
        window.open(link.href, '_blank', event.shiftKey ? `noopener,width=${outerWidth}` : 'noopener');
      } else link.click();
    }
  }
}

const focusable = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input, [tabindex="0"]';

/** A modal dialog keeps the focus from the page, but not from the browser's own controls. */
function keepInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility(),
  );
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  if (event.target !== last) return;
  event.preventDefault();
  first?.focus();
}
