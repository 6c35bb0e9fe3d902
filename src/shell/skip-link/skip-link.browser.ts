/** Moves the focus to the content without touching the address (row 2S.9). */
export function startSkipLink(): void {
  const link = document.querySelector('.skip-link a');
  link?.addEventListener('click', (event) => {
    const main = document.querySelector<HTMLElement>('main');
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute('tabindex');
  });
}
