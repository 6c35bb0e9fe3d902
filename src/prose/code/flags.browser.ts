/**
 * Explains a flag in a command while it is pointed at, focused or touched: what its link leads to, told beside it. A
 * second tap follows the link. The code comes with the first flag that somebody asks for.
 */
export function startFlags(): void {
  let tapped: Element | undefined;
  const ask = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.code a');
    if (!link) return;
    if (event.type === 'click') {
      if ((event as PointerEvent).pointerType !== 'touch' || tapped === link) return;
      tapped = link;
      event.preventDefault();
    }
    import('./explain-flag.ts')
      .then(({ explainFlag }) => explainFlag(link, event.type === 'click'))
      .catch(console.warn);
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, ask);
}
