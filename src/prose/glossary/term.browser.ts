import { closest } from '../../browser/closest.ts';

/** Escape closes the definition of a term; it opens again when the reader comes back to the word. */
export function startTerms(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of document.querySelectorAll('.term:is(:hover, :focus-within)'))
      term.toggleAttribute('data-dismissed', true);
  });
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, (event) => closest(event, '.term')?.removeAttribute('data-dismissed'));
}
