import { drawn, partOf } from './drawn.ts';

let started = false;

/** Shows a button that leads back to the top, from two screens on. */
export function startBackToTop(): void {
  if (started) return;
  started = true;
  drawn().then(start, (error: unknown) => {
    console.warn(error);
    started = false;
  });
}

function start(holder: HTMLElement): void {
  const button = partOf<HTMLButtonElement>(holder, '.to-top');
  const update = () => {
    // What has the focus stays until it is left.
    button.hidden = scrollY <= 2 * innerHeight && document.activeElement !== button;
  };
  addEventListener('scroll', update, { passive: true });
  button.addEventListener('blur', () => setTimeout(update));
  button.addEventListener('click', () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    const main = document.querySelector('main');
    if (!main) return;
    // Who goes on by keyboard goes on from there.
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
    // Without it the focus would be gone with the next frame.
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  });
  update();
}
