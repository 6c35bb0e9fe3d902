import { pageState } from '../../product/status/page-state.ts';
import type { State } from '../../product/status/state.ts';
import { toolStatus } from '../../product/status/tool-status.ts';
import type { Site } from '../../site/site.ts';
import { fill } from '../../site/strings.ts';

type WithModel = Pick<Site, 'product' | 'strings'>;

/** `Broken in 0.34.0`, in the language of the site; undefined for what is not broken. */
export function brokenWords({ product, strings }: WithModel, state: State | undefined): string | undefined {
  if (state?.is !== 'broken') return undefined;
  return fill(strings.status.brokenIn, { version: toolStatus(product)?.described ?? '' });
}

/** Title of a page in lists of programs and of the search: with the mark, where its subject is broken. */
export function markedTitle(site: WithModel, { title, route }: { title: string; route: string }): string {
  const words = brokenWords(site, pageState(site.product, route));
  return words ? `${title} (${words})` : title;
}
