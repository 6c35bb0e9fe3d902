import { sortTable } from '../../prose/table/sort-table.ts';
import { singleKeysSlot } from '../../storage/site-slots.ts';
import { readSlot } from '../../storage/slots.ts';
import { startBackToTop } from './back-to-top.ts';
import { copyLink } from './copy-link.ts';

/** Gives a reader what the event asks for; most of them ask for nothing and only brought this code ahead. */
export async function serve(event: Event): Promise<void> {
  const { type, target } = event;
  if (scrollY > 2 * innerHeight) startBackToTop();
  if (type === 'keydown') return serveKey(event as KeyboardEvent);
  if (type !== 'click' || !(target instanceof Element) || isModified(event as MouseEvent)) return;
  const link = target.closest<HTMLAnchorElement>('.hash-link');
  if (link) return copyLink(link);
  const shortcuts = target.closest('[data-shortcuts]');
  if (shortcuts) {
    shortcuts.closest('dialog')?.close();
    return (await import('./shortcuts.ts')).toggleShortcuts();
  }
  const sort = target.closest<HTMLElement>('[data-sort]');
  if (sort) return sortTable(sort);
  const zoom = target.closest<HTMLElement>('[data-zoom]');
  if (zoom) return (await import('./zoom.ts')).showZoom(zoom);
}

const fields = 'input, select, textarea, [contenteditable]';

async function serveKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): Promise<void> {
  if (key !== '?' || ctrlKey || metaKey || altKey || readSlot(singleKeysSlot)) return;
  if (target instanceof Element && target.closest(fields)) return;
  return (await import('./shortcuts.ts')).toggleShortcuts();
}

/** A link that is to be opened elsewhere, or saved, is not one to be copied. */
function isModified({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}
