import { closest } from '../../browser/closest.ts';
import { tabsSlot } from '../../storage/site-slots.ts';
import { readSlot, subscribeToSlot, writeSlot } from '../../storage/slots.ts';
import { selectTab, tabIndexOf, tabKey } from './restore-tabs.ts';

/**
 * Pointer and keys of tab sets; a choice goes to every set of the same name, to the next page, and to pages of this
 * site in other windows.
 */
export function startTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = closest(event, '[role=tab]');
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = closest(event, '[role=tab]');
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

/** Where keys lead from left to right, by step and by place. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ends: Readonly<Record<string, number>> = { Home: 0, End: -1 };

function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const end = ends[key];
  if (end !== undefined) return all.at(end);
  const step = steps[key];
  if (step === undefined) return undefined;
  const way = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  return all.at((all.indexOf(tab) + step * way) % all.length);
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
