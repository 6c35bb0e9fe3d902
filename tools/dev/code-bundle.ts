import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** What the development server runs of the site. */
export type SiteCode = typeof import('./site-code.ts');

/** The code of the site as it is now. */
export interface CodeBundle {
  /** Module to import. */
  file(): Promise<string>;
  load(): Promise<SiteCode>;
  /** The sources have changed: whoever asks next gets them. */
  renew(): void;
}

/**
 * Bundles the code of the site on demand.
 * @param project folder of `package.json`
 */
export function codeBundle(project: string): CodeBundle {
  const folder = join(project, '.cache/dev', `code-${process.pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let made: Promise<string> | undefined;
  let number = 0;
  const file = () => {
    if (!made) {
      number += 1;
      made = bundle(project, join(folder, `${number}`));
      made.catch(() => {
        // Fixed by a change of the sources, which renews it; or the next one who asks is told again.
        made = undefined;
      });
    }
    return made;
  };
  return {
    file,
    load: async () => import(pathToFileURL(await file()).href),
    renew() {
      made = undefined;
    },
  };
}

async function bundle(project: string, outDir: string): Promise<string> {
  await build({
    configFile: false,
    root: project,
    mode: 'development',
    logLevel: 'silent',
    publicDir: false,
    build: { ssr: 'tools/dev/site-code.ts', outDir, minify: false, sourcemap: true, emptyOutDir: false },
  });
  return join(outDir, 'site-code.js');
}
