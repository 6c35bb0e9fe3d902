/** Code and tables can be reached and scrolled by keyboard, but are a tab stop only while they really scroll. */
export function startScrollers(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) update(target as HTMLElement);
  });
  for (const scroller of document.querySelectorAll<HTMLElement>('[data-scroller]')) {
    observer.observe(scroller);
    // The content can grow without the frame: a table inside it, or lines of code.
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
  }
}

function update(element: HTMLElement): void {
  const scroller = element.closest<HTMLElement>('[data-scroller]');
  if (!scroller) return;
  const scrolls = scroller.scrollWidth > scroller.clientWidth;
  if (scrolls) {
    scroller.tabIndex = 0;
    // A group, not a region: a page has many, and landmarks must differ by name.
    scroller.setAttribute('role', 'group');
    scroller.setAttribute('aria-label', scroller.dataset.scroller ?? '');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) scroller.removeAttribute(name);
  }
}
