import { inlineScript } from '../../view/inline-script.ts';

/** The inline script of a tab set: the same text everywhere, so that one policy hash covers it. */
export const restoreTabsCall = 'dtxTabs(document.currentScript)';

/**
 * The head's inline script.
 * @param tabs the page has tab sets
 */
export const beforePaintScript = (tabs = false): string =>
  inlineScript(`src/page/before-paint/${tabs ? 'inline-with-tabs' : 'inline'}.ts`);
