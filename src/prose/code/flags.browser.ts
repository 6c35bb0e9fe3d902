import { closest } from '../../browser/closest.ts';

/**
 * Explains a flag in a command while it is pointed at, focused or touched: what its link leads to, told beside it. A
 * second tap follows the link. The code comes with the first flag that somebody asks for.
 */
export function startFlags(): void {
  const ask = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, '.code a');
    const isTap = 'pointerType' in event && event.pointerType === 'touch';
    if (!link || isTap !== (event.type === 'click')) return;
    if (isTap) {
      if (link.hasAttribute('aria-describedby')) return;
      event.preventDefault();
    }
    import('./explain-flag.ts').then(({ explainFlag }) => explainFlag(link, isTap)).catch(console.warn);
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, ask);
}
