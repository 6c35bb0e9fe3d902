import { offerWrap } from '../code/wrap.browser.ts';

/**
 * Code and tables can be reached and scrolled by keyboard, but are a tab stop only while they really scroll.
 * @param signal ends it, when another page takes the place of this one
 */
export function startScrollers(signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    // All sizes are read before anything is written, so that the page is laid out once.
    const found = entries.flatMap(({ target }) => target.closest<HTMLElement>('[data-scroller]') ?? []);
    const scrolls = found.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    found.forEach((scroller, i) => {
      update(scroller, scrolls[i] ?? false);
    });
  });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const scroller of document.querySelectorAll<HTMLElement>('[data-scroller]')) {
    observer.observe(scroller);
    // The content can grow without the frame: a table inside it, or lines of code.
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
  }
}

function update(scroller: HTMLElement, scrolls: boolean): void {
  scroller.classList.toggle('fits', !scrolls);
  if (scrolls) {
    offerWrap(scroller);
    scroller.tabIndex = 0;
    // A group, not a region: a page has many, and landmarks must differ by name.
    scroller.setAttribute('role', 'group');
    // Code is called by the title above it, which pages need not say twice.
    const { dataset, previousElementSibling: title } = scroller;
    scroller.setAttribute('aria-label', dataset.scroller || (title?.textContent ?? ''));
  } else if (scroller.hasAttribute('tabindex')) {
    for (const name of ['tabindex', 'role', 'aria-label']) scroller.removeAttribute(name);
  }
}
