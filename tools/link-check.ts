import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { anchors } from '../checks/anchors.ts';
import { expectedSite, readBuiltSite } from '../checks/built-site.ts';
import { images } from '../checks/images.ts';
import { links } from '../checks/links.ts';
import { foldRepeats, problemLine } from '../checks/rule.ts';
import { ContentError, ContentErrors } from '../src/site/content-error.ts';
import { siteRoot } from '../src/site/current-site.ts';
import { loadSite } from '../src/site/site.ts';

/**
 * Checks the links of what was built. A broken link or image fails the build with one line each (row 8.13); a broken
 * anchor is a warning here and fails `npm run check` (row 8.14).
 */
export function linkCheck(): AstroIntegration {
  return {
    name: 'link-check',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = readBuiltSite(fileURLToPath(dir), expectedSite(await loadSite(siteRoot())));
        for (const problem of foldRepeats(anchors.find(site))) {
          console.warn(`warning: ${problemLine(anchors.label, problem)}`);
        }
        const broken = [links, images].flatMap((rule) =>
          foldRepeats(rule.find(site)).map(
            ({ page, problem, mend }) => new ContentError(`${rule.label} on ${page}`, problem, mend),
          ),
        );
        if (broken.length > 0) throw new ContentErrors(broken);
      },
    },
  };
}
