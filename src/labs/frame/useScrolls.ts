import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a part scrolls, in either direction: it is a tab stop just then. Its first child is what is longer.
 * @param before what is taken for true before it was laid out, as in a page whose lab has not started
 */
export function useScrolls(part: RefObject<HTMLElement | null>, before = false): boolean {
  const [scrolls, setScrolls] = useState(before);
  useEffect(() => {
    const { current } = part;
    const inner = current?.firstElementChild;
    if (!current || !inner) return;
    // Tells of sizes after the page was laid out, so that nothing is laid out for it.
    const observer = new ResizeObserver(() =>
      setScrolls(current.scrollHeight > current.clientHeight || current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [part]);
  return scrolls;
}
