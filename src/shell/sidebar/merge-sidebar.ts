/**
 * Puts the sidebar of another page in the place of this one. Branches that the reader opened (`data-opened`) stay
 * open: those that the other page does not carry are taken along.
 * @param sidebar in the page; the element stays, with its listeners and its place in a scrolled frame
 * @param next of the other page; its children are moved
 */
export function mergeSidebar(sidebar: HTMLElement, next: HTMLElement): void {
  for (const button of sidebar.querySelectorAll<HTMLElement>('[data-opened]')) {
    const key = CSS.escape(button.dataset.branch ?? '');
    const target = next.querySelector<HTMLElement>(`[data-branch="${key}"]`);
    const branch = sidebar.querySelector<HTMLElement>(`[data-branch-of="${key}"]`);
    if (!target || !branch) continue;
    target.dataset.opened = '';
    if (target.getAttribute('aria-expanded') === 'true') continue;
    next.querySelector(`[data-branch-of="${key}"]`)?.remove();
    for (const link of branch.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
    for (const name of ['aria-controls', 'aria-expanded', 'aria-label']) {
      const value = button.getAttribute(name);
      if (value !== null) target.setAttribute(name, value);
    }
    target.closest('.category')?.after(branch);
  }
  // Titles of groups are the same on every page of an edition.
  const lists = next.querySelectorAll(':scope > ul');
  sidebar.querySelectorAll(':scope > ul').forEach((list, place) => {
    const other = lists[place];
    if (other) replaceChanged(list, other);
  });
}

/** Two pages differ in a few entries of many; the others need no new style and layout. */
function replaceChanged(list: Element, next: Element): void {
  const wanted = [...next.children];
  const present = [...list.children];
  if (present.length !== wanted.length) list.replaceChildren(...wanted);
  else
    present.forEach((entry, place) => {
      const other = wanted[place];
      if (other && !entry.isEqualNode(other)) entry.replaceWith(other);
    });
}
