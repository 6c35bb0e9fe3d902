/**
 * Opens a folded block of code as soon as something scrolls it: the browser's own search, a selection that is drawn
 * on, the focus. What was scrolled to stays where it is on the screen. Closed again, the block stays in view.
 */
export function startUnfold(): void {
  const follow = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return;
    const fold = target.closest('.code')?.querySelector('details');
    if (fold && target.scrollTop) {
      scrollBy({ top: target.scrollTop, behavior: 'instant' });
      fold.open = true;
    } else if (fold?.open === false && type === 'toggle') fold.scrollIntoView({ block: 'nearest' });
  };
  document.addEventListener('scroll', follow, true);
  document.addEventListener('toggle', follow, true);
}
