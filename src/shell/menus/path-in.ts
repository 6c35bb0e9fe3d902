import { searchPath } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import type { RenderContextValue } from '../context.ts';

/** Address in another edition of what is being rendered; its home page when it has no such page. */
export function pathIn(
  edition: Pick<Site, 'base' | 'find'>,
  { site, page, path }: Pick<RenderContextValue, 'site' | 'page' | 'path'>,
): string {
  if (page) return edition.find(page.route)?.path ?? `${edition.base}/`;
  return path === site.base + searchPath ? edition.base + searchPath : `${edition.base}/`;
}
