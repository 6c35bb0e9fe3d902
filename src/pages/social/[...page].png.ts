import type { APIRoute, GetStaticPaths } from 'astro';
import { pageIn } from '../../site/addresses.ts';
import { currentSite } from '../../site/current-site.ts';
import { cardAddress, pagesWithCard } from '../../social/card-edition.ts';
import { cardInput } from '../../social/card-input.ts';
import { drawCard } from '../../social/draw-card.tsx';

interface Props {
  readonly base: string;
  readonly route: string;
}

/**
 * Preview images while writing, at the addresses the heads of pages name (row 2N.9). A build draws them beside the
 * pages, in threads of their own.
 */
export const getStaticPaths = (async () => {
  if (!import.meta.env.DEV) return [];
  const { editions } = await currentSite();
  return editions.flatMap((site) =>
    pagesWithCard(site).map(({ route, path }) => ({
      params: { page: cardAddress(site.config, path).replace(/^\/social\/|\.png$/g, '') },
      props: { base: site.base, route },
    })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props }) => {
  const site = await currentSite(props.base);
  const page = pageIn(site, props.route);
  if (!page) return new Response('Not found', { status: 404 });
  const png = await drawCard(cardInput(site, page));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
