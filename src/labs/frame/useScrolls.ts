import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a part scrolls, in either direction: it is a tab stop just then. Its first child is what is longer.
 * @param atFirst a guess for the page as the build draws it, where nothing has been laid out
 */
export function useScrolls(part: RefObject<HTMLElement | null>, atFirst = false): boolean {
  const [scrolls, setScrolls] = useState(atFirst);
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
