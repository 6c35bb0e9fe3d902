import { pageIn } from '../../site/addresses.ts';
import type { Site } from '../../site/site.ts';
import type { RenderContextValue } from '../../view/context.ts';

/** Address in another edition of what is being rendered; its home page when it has no such page. */
export function pathIn(edition: Site, { page }: Pick<RenderContextValue, 'page'>): string {
  return (page && pageIn(edition, page.route)?.path) ?? `${edition.base}/`;
}
