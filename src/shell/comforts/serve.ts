import { closest } from '../../browser/closest.ts';
import { singleKeysSlot } from '../../storage/site-slots.ts';
import { readSlot } from '../../storage/slots.ts';
import { startBackToTop } from './back-to-top.ts';

/**
 * Gives a reader what the event asks for; most of them ask for nothing and only brought this code ahead. What a comfort
 * needs is a file of its own, which comes as soon as the pointer or the focus does.
 */
export async function serve(event: Event): Promise<void> {
  const around = closest(event, '[data-lab]');
  // What is typed into a lab does not wait until the page is laid out.
  if (!around && scrollY > 2 * innerHeight) startBackToTop();
  const lab = around ?? addressedLab();
  if (lab) (await import('../../labs/frame/start-lab.ts')).startLab(lab, event);
  if (event.type === 'keydown') return serveKey(event as KeyboardEvent);
  if (event.type === 'input') return serveInput(event);
  return servePointed(event, event.type === 'click' && !isModified(event as MouseEvent));
}

/** @param isClick else the reader is only near */
async function servePointed(event: Event, isClick: boolean): Promise<void> {
  const link = closest<HTMLAnchorElement>(event, '.hash-link');
  if (link) {
    const { copyLink } = await import('./copy-link.ts');
    if (isClick) await copyLink(link);
    return;
  }
  const sort = closest(event, '[data-sort]');
  if (sort) {
    const { sortTable } = await import('../../prose/table/sort-table.ts');
    if (isClick) sortTable(sort);
    return;
  }
  if (closest(event, '[rel=alternate]')) return (await import('./page-menu.ts')).drawPageMenu();
  if (!isClick) return;
  const shortcuts = closest(event, '[data-shortcuts]');
  if (shortcuts) {
    shortcuts.closest('dialog')?.close();
    return (await import('./shortcuts.ts')).toggleShortcuts();
  }
  const zoom = closest(event, '[data-zoom]');
  if (zoom) return (await import('./zoom.ts')).showZoom(zoom);
}

async function serveInput(event: Event): Promise<void> {
  const table = closest(event, '[data-filtered]');
  if (table) return (await import('../../product/views/filter-table.ts')).filterTable(table);
}

/** The lab that the address has fields for. */
function addressedLab(): HTMLElement | null {
  if (!location.hash.startsWith('#try=')) return null;
  const name = new URLSearchParams(location.hash.slice(1)).get('try') ?? '';
  return document.querySelector(`[data-lab="${CSS.escape(name)}"]`);
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
