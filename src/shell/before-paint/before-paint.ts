import { buildSync } from 'esbuild';

/** The inline script of a tab set: the same text everywhere, so that one policy hash covers it. */
export const restoreTabsCall = 'dtxTabs(document.currentScript)';

let script: string | undefined;

/** The head's inline script, bundled and minified once per build. */
export function beforePaintScript(): string {
  script ??= buildSync({
    entryPoints: ['src/shell/before-paint/inline.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles[0]?.text.trim();
  return script ?? '';
}
