import { closest } from '../../browser/closest.ts';

/** What a reader does who may want a comfort: most of it leads to nothing. */
const signs = ['keydown', 'input', 'click', 'scroll', 'pointerover', 'focusin', 'hashchange'];

/**
 * Brings the code of comforts when it may be wanted: help for the keyboard, links of headings to be copied, diagrams to
 * be enlarged, tables to be filtered and sorted, labs, the way back to the top.
 */
export function startComforts(): void {
  const bring = (event: Event) => {
    const isWanted =
      ('key' in event && event.key === '?') ||
      closest(
        event,
        '.hash-link,[rel=alternate],[data-zoom],[data-shortcuts],[data-filtered],[data-sort],[data-lab]',
      ) ||
      /^#try=/.test(location.hash) ||
      // Last: it waits until the page is laid out, which takes long where somebody types into a long text.
      scrollY > 2 * innerHeight;
    if (isWanted) import('./serve.ts').then(({ serve }) => serve(event)).catch(console.warn);
  };
  for (const sign of signs) addEventListener(sign, bring, { passive: true });
  bring(new Event('load'));
}
