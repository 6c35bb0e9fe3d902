import type { StartTag } from './address.ts';
import { brokenAddresses, isImage } from './links.ts';
import type { Problem, Rule } from './rule.ts';

/** Every image exists, has a text alternative (empty when it only decorates) and a size, so that nothing jumps (row 8.13). */
export const images: Rule = {
  label: 'Broken image',
  find: (site) => [
    ...brokenAddresses(site, ({ element }) => isImage(element)),
    ...[...site.pages, ...site.fragments].flatMap((page) =>
      page.images.flatMap((image) =>
        complaints(image).map(
          ([problem, fix]): Problem => ({
            page: page.path,
            problem: `${image.attributes.src ?? 'an image without src'} ${problem}`,
            fix,
          }),
        ),
      ),
    ),
  ],
};

function complaints({ attributes }: StartTag): [problem: string, fix: string][] {
  const found: [string, string][] = [];
  if (attributes.src === undefined) found.push(['shows nothing', 'Give it a src']);
  if (attributes.alt === undefined)
    found.push(['has no alt', 'Say what it shows, or alt="" if it only decorates']);
  const sized = [attributes.width, attributes.height].every((size) => /^[1-9]\d*$/.test(size ?? ''));
  if (!sized) found.push(['has no width and height', 'Give it both, in whole pixels']);
  return found;
}
