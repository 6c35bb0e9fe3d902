import { pageIn } from '../../site/addresses.ts';
import type { Site } from '../../site/site.ts';
import type { RenderContextValue } from '../context.ts';

/** Address in another edition of what is being rendered; its home page when it has no such page. */
export function pathIn(
  edition: Site,
  { site, page, path }: Pick<RenderContextValue, 'site' | 'page' | 'path'>,
): string {
  const route = page?.route ?? path.slice(site.base.length);
  return pageIn(edition, route)?.path ?? `${edition.base}/`;
}
