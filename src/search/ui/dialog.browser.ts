import { closest } from '../../browser/closest.ts';
import { hint } from '../../browser/hint.ts';
import { island, onIntent } from '../../islands/island.ts';
import { prefetchWhenIdle } from '../../islands/prefetch.ts';
import { singleKeysSlot } from '../../storage/site-slots.ts';
import { readSlot } from '../../storage/slots.ts';

/**
 * Opens and closes the search dialog (rows 2S.13 to 2S.15, 4.14, 8.9). It opens in the event that asked for it,
 * so that letters typed at once land in its input and a phone shows its keyboard; the island that answers is brought
 * meanwhile. Only this knows what a reader did before the island came, and whether the dialog is open.
 */
export function startSearchDialog(): void {
  const opener = document.querySelector<HTMLElement>('.search-button');
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  if (!opener || !dialog) return;
  const { body, documentElement } = document;
  const settings = dialog.dataset.searchDialog ?? '';
  // Asked for each time: React draws another one after a crash.
  const field = () => dialog.querySelector('input');

  const load = island(
    dialog,
    () => {
      // The provider gets ready while React comes: its settings are fetched together with the code.
      // One that failed would answer the request of the next attempt: asking takes it away.
      const onerror = () => void fetch(settings).catch(() => undefined);
      hint({ rel: 'preload', as: 'fetch', crossOrigin: '', href: settings, onerror });
      return [import('./dialog/start.island.ts'), import('./dialog/mount.island.tsx')];
    },
    (start, mount) => start.then(({ default: startDialog }) => startDialog(dialog, mount)),
    () => {
      history.replaceState({ ...history.state, searched: field()?.value }, '');
      location.reload();
    },
  );
  const open = () => {
    const input = field();
    if (!input || document.querySelector('dialog[open]')) return;
    const selected = `${getSelection()}`.trim().slice(0, input.maxLength);
    // Without its scrollbar the page must not become wider.
    body.style.marginInlineEnd = `${innerWidth - documentElement.clientWidth}px`;
    documentElement.style.overflow = 'hidden';
    dialog.showModal();
    if (selected) input.value = selected;
    input.select();
    dialog.dispatchEvent(new Event('open'));
    load();
  };
  const close = () => {
    dialog.close();
    // The dialog gave the focus back, unless nothing had it, or a heading that was read out, which takes it only once.
    const { activeElement } = document;
    if (activeElement === body || dialog.contains(activeElement)) opener.focus({ preventScroll: true });
  };

  const keys = opener.lastElementChild;
  if (/Mac|iP/.test(navigator.platform) && keys) {
    const keysOfApple = 'Command+K';
    opener.ariaLabel = opener.ariaLabel?.replace(keys.textContent, keysOfApple) ?? null;
    keys.textContent = keysOfApple;
  }
  onIntent(opener, load);
  // Focus would bring the bar back, and take the button from below the pointer.
  opener.addEventListener('mousedown', (event) => event.preventDefault());
  opener.addEventListener('click', (event) => {
    event.preventDefault();
    open();
  });
  addEventListener('keydown', (event) => {
    const { key } = event;
    const isEditing = closest(event, 'input,select,textarea,[contenteditable]');
    if (
      /^k$/i.test(key)
        ? event.ctrlKey || event.metaKey
        : key === '/' && !isEditing && !dialog.open && !readSlot(singleKeysSlot)
    ) {
      event.preventDefault();
      (dialog.open ? close : open)();
    }
  });
  dialog.addEventListener('mousedown', (event) => {
    if (event.target !== dialog) return;
    // Else the focus would follow the pointer.
    event.preventDefault();
    close();
  });
  dialog.addEventListener('click', (event) => {
    if (closest(event, '[name=cancel]')) close();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  // By whomever: the island closes it when a hit is followed, and leaves the focus to where that leads. The event comes
  // late: the dialog may be open again.
  dialog.addEventListener('close', () => {
    if (!dialog.open) documentElement.style.overflow = body.style.marginInlineEnd = '';
  });
  prefetchWhenIdle(settings);

  const { searched, ...state } = history.state ?? {};
  const input = field();
  if (searched === undefined || !input) return;
  // The page was loaded again to get the code: its reader goes on.
  history.replaceState(state, '');
  input.value = searched;
  open();
}
