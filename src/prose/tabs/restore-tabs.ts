import { tabsSlot } from '../../storage/site-slots.ts';
import { readSlot } from '../../storage/slots.ts';

/** Selects a tab by its place: one tab and one panel of the set, and only those. */
export function selectTab(tabs: Element, index: number): void {
  tabs.querySelectorAll(':scope > [role=tablist] > [role=tab]').forEach((tab, i) => {
    tab.setAttribute('aria-selected', String(i === index));
    tab.setAttribute('tabindex', i === index ? '0' : '-1');
  });
  tabs.querySelectorAll(':scope > [role=tabpanel]').forEach((panel, i) => {
    panel.toggleAttribute('hidden', i !== index);
  });
}

/** What a choice is kept by: the label, in a translation that of the original. */
export function tabKey(tab: HTMLElement): string | null {
  return tab.dataset.key ?? tab.textContent;
}

/** Place of the tab with this key, −1 when the set has none. */
export function tabIndexOf(tabs: Element, key: string | undefined): number {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')].findIndex(
    (tab) => tabKey(tab) === key,
  );
}

/** Selects the tab that was chosen on an earlier page, if this set has it. */
export function restoreTabs(tabs: HTMLElement): void {
  const index = tabIndexOf(tabs, readSlot(tabsSlot)?.[tabs.dataset.tabs ?? '']);
  if (index > 0) selectTab(tabs, index);
}
