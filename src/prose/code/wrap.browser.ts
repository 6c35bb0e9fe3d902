/**
 * Offers to break the lines of a block that are longer than it is wide.
 * @param scroller what scrolls; anything but code is left alone
 */
export function offerWrap(scroller: Element): void {
  const copy = scroller.nextElementSibling;
  if (!(copy instanceof HTMLElement && copy.dataset.wrap)) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '↵';
  button.ariaLabel = button.title = copy.dataset.wrap;
  button.ariaPressed = 'false';
  button.onclick = () => {
    button.ariaPressed = String(scroller.classList.toggle('wrapped'));
  };
  copy.before(button);
}
