import { tabsSlot } from '../../storage/site-slots.ts';
import { readSlot, subscribeToSlot, writeSlot } from '../../storage/slots.ts';
import { selectTab, tabIndexOf, tabKey } from './restore-tabs.ts';

/**
 * Pointer and keys of tab sets; a choice goes to every set of the same name, to the next page, and to pages of this
 * site in other windows.
 */
export function startTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=tab]') : null;
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=tab]') : null;
    const next = tab && neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    choose(next);
  });
  subscribeToSlot(tabsSlot, () => {
    const chosen = readSlot(tabsSlot);
    for (const set of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      const index = tabIndexOf(set, chosen?.[set.dataset.tabs ?? '']);
      if (index >= 0) selectTab(set, index);
    }
  });
}

function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = all.indexOf(tab);
  const forward = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case forward:
      return all[(at + 1) % all.length];
    case backward:
      return all.at(at - 1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}

function choose(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('[data-tabs]');
  if (!set) return;
  const key = tabKey(tab) ?? '';
  const { tabs: name = '' } = set.dataset;
  const top = tab.getBoundingClientRect().top;
  selectTab(set, tabIndexOf(set, key));
  if (!name) return;
  for (const other of document.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(name)}"]`)) {
    const index = tabIndexOf(other, key);
    if (index >= 0) selectTab(other, index);
  }
  writeSlot(tabsSlot, { ...readSlot(tabsSlot), [name]: key });
  // Sets above this one may have changed their height: keep the chosen tab where the reader's eye is.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}
