/**
 * Opens a folded block of code as soon as something scrolls it: the browser's own search, a selection that is drawn
 * on, the focus. What was scrolled to stays where it is on the screen. Closed again, the block stays in view.
 */
export function startUnfold(): void {
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.scrollTop) return;
      const fold = target.closest('.code')?.querySelector('details');
      if (!fold) return;
      scrollBy({ top: target.scrollTop, behavior: 'instant' });
      fold.open = true;
    },
    true,
  );
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches('.unfold') && !target.open)
        target.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
}
