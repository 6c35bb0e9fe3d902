import { hashTarget } from '../../browser/hash-target.ts';

/**
 * Marks the heading being read in the table of contents (row 2N.15).
 * @param signal ends it, when another page takes the place of this one
 */
export function startToc(signal: AbortSignal): void {
  const toc = document.querySelector<HTMLElement>('[data-toc]');
  if (!toc) return;
  const entries = [...toc.querySelectorAll('a')].flatMap((link) => {
    const heading = hashTarget(link.hash);
    return heading ? [{ link, heading }] : [];
  });
  let scheduled = false;
  const mark = () => {
    scheduled = false;
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    // Not deeper than that in a tall window: at its top there, nothing has been read.
    const line = Math.min(innerHeight / 4, 240);
    const passed = entries.filter(({ heading }) => heading.getBoundingClientRect().top < line);
    // Every page scrolls: the sidebar beside it is as tall as the window, and there is a bar above.
    const current = (atEnd ? entries : passed).at(-1);
    for (const entry of entries) {
      if (entry === current) entry.link.setAttribute('aria-current', 'true');
      else entry.link.removeAttribute('aria-current');
    }
  };
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(mark);
    scheduled = true;
  };
  addEventListener('scroll', schedule, { passive: true, signal });
  addEventListener('resize', schedule, { signal });
  schedule();
}
