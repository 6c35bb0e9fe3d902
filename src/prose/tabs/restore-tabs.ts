/** Selects a tab by its place: one tab and one panel of the set, and only those. */
export function selectTab(tabs: Element, index: number): void {
  tabsOf(tabs).forEach((tab, i) => {
    tab.setAttribute('aria-selected', String(i === index));
    tab.tabIndex = i === index ? 0 : -1;
  });
  tabs.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]').forEach((panel, i) => {
    panel.hidden = i !== index;
  });
}

/** What a choice is kept by: the label, in a translation that of the original. */
export function tabKey(tab: HTMLElement): string | null {
  return tab.dataset.key ?? tab.textContent;
}

/** Place of the tab with this key, −1 when the set has none. */
export function tabIndexOf(tabs: Element, key: string | undefined): number {
  return tabsOf(tabs).findIndex((tab) => tabKey(tab) === key);
}

/**
 * Selects the tab that was chosen on an earlier page, if this set has it.
 * @param chosen keys by name of set
 */
export function restoreTabs(tabs: HTMLElement, chosen: Readonly<Record<string, string>> | undefined): void {
  const index = tabIndexOf(tabs, chosen?.[tabs.dataset.tabs ?? '']);
  if (index > 0) selectTab(tabs, index);
}

function tabsOf(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}
