import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A lab, and the page of the built site it is measured on. */
export interface LabPage {
  readonly lab: string;
  readonly path: string;
}

/**
 * Labs below `/try/` of a built site that are typed into, each with its first page, so that new ones are measured as well.
 * An attack is played instead.
 */
export function labPages(folder: string): LabPage[] {
  return pagesWith(folder, / data-lab="(?!attack-)([^"]+)"/g);
}

/** Attacks that are played below `/try/`, each with its first page. */
export function attackPages(folder: string): LabPage[] {
  return pagesWith(folder, / data-lab="(attack-[^"]+)"/g);
}

/** @param lab its name is the group */
function pagesWith(folder: string, lab: RegExp): LabPage[] {
  const found = new Map<string, LabPage>();
  for (const file of globSync('try/**/*.html', { cwd: folder }).sort()) {
    const path = `/${file.replaceAll('\\', '/').replace(/(?:\/index)?\.html$/, '')}`;
    for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(lab))
      if (!found.has(name)) found.set(name, { lab: name, path });
  }
  if (found.size === 0) throw new Error(`No page below ${folder}/try has a lab. Run "npm run build" first.`);
  return [...found.values()];
}

/** Scripts that a page names in its HTML: what it brings without intent. */
export function ownScripts(folder: string, { path }: LabPage): Set<string> {
  const file = [`${path}.html`, `${path}/index.html`].find((each) => existsSync(join(folder, each)));
  const html = readFileSync(join(folder, file ?? ''), 'utf8');
  return new Set(
    [...html.matchAll(/<(?:script|link)[^>]*\b(?:src|href)="([^"]+\.js)"/g)].map(([, src = '']) => src),
  );
}
