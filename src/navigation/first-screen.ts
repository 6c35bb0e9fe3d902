/** More letters than the densest text has on so many lines as fit into one pixel of height. */
const lettersPerPixel = 3;

/** Blocks that may be much lower than their letters tell. */
const foldable = 'details, figure, [data-tabs]';

/**
 * Takes what lies surely below the first screen off a text: the first frame of a page then need not lay it out.
 * @param text its children are its blocks
 * @param height of the window in pixels
 * @returns puts it back
 */
export function takeBelow(text: Element, height: number): () => void {
  let letters = 0;
  const below = [...text.children].filter((block) => {
    if (letters > height * lettersPerPixel) return true;
    if (!block.matches(foldable)) letters += block.textContent.length;
    return false;
  });
  const taken = document.createDocumentFragment();
  taken.append(...below);
  return () => text.append(taken);
}

/** Resolves after the next frame, or soon where none is drawn, as in a window that nobody sees. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}
