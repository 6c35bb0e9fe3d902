import { hashTarget } from '../../browser/hash-target.ts';

/**
 * Marks the heading being read in the table of contents, and names it in the folded one (row 2N.15), which closes after
 * a choice.
 * @param signal ends it, when another page takes the place of this one
 */
export function startToc(signal: AbortSignal): void {
  const folded = document.querySelector<HTMLDetailsElement>('.toc-mobile');
  const name = folded?.querySelector('span');
  if (!folded || !name) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a, .toc-mobile a')];
  const entries = [...folded.querySelectorAll('a')].flatMap(({ hash, textContent }) => {
    const heading = hashTarget(hash);
    return heading ? [{ hash, textContent, heading }] : [];
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
    for (const link of links) link.ariaCurrent = link.hash === current?.hash ? 'true' : null;
    name.textContent = current?.textContent ?? '';
  };
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(mark);
    scheduled = true;
  };
  addEventListener('scroll', schedule, { passive: true, signal });
  addEventListener('resize', schedule, { signal });
  const close = ({ target }: Event) => {
    if (target instanceof Node && !folded.firstElementChild?.contains(target)) folded.open = false;
  };
  document.addEventListener('click', close, { signal });
  schedule();
}
