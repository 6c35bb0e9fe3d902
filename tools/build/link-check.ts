import { anchors } from '../../checks/anchors.ts';
import type { BuiltSite } from '../../checks/built-site.ts';
import { images } from '../../checks/images.ts';
import { links } from '../../checks/links.ts';
import { redirects } from '../../checks/redirects.ts';
import { foldRepeats, problemLine } from '../../checks/rule.ts';
import { ContentError, ContentErrors } from '../../src/base/content-error.ts';

/**
 * Checks the links of what was built. A broken anchor, that of a redirect too, is a warning here and fails
 * `npm run check` (row 8.14).
 * @throws {ContentErrors} one line per broken link or image, so that the build fails (row 8.13)
 */
export function checkLinks(built: BuiltSite): void {
  for (const rule of [anchors, redirects]) {
    for (const problem of foldRepeats(rule.find(built))) {
      console.warn(`warning: ${problemLine(rule.label, problem)}`);
    }
  }
  const broken = [links, images].flatMap((rule) =>
    foldRepeats(rule.find(built)).map(
      ({ page, problem, fix }) => new ContentError(`${rule.label} on ${page}`, problem, fix),
    ),
  );
  if (broken.length > 0) throw new ContentErrors(broken);
}
