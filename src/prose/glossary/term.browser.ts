/** Escape closes the definition of a term; it opens again when the reader comes back to the word. */
export function startTerms(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of document.querySelectorAll('.term:is(:hover, :focus-within)'))
      term.toggleAttribute('data-dismissed', true);
  });
  for (const event of ['pointerover', 'focusin', 'click'])
    document.addEventListener(event, ({ target }) => {
      if (target instanceof Element) target.closest('.term')?.removeAttribute('data-dismissed');
    });
}
