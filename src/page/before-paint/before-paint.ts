import { inlineScript } from '../../view/inline-script.ts';

/**
 * The head's inline script.
 * @param tabs the page has tab sets
 */
export const beforePaintScript = (tabs = false): string =>
  inlineScript(`src/page/before-paint/${tabs ? 'inline-with-tabs' : 'inline'}.ts`);
