import type { APIRoute, GetStaticPaths } from 'astro';
import { socialImage } from '../../shell/document/Head.tsx';
import { pageIn } from '../../site/addresses.ts';
import { currentSite } from '../../site/current-site.ts';
import { ownPages } from '../../site/own-pages.ts';
import { cardEdition } from '../../social/card-edition.ts';
import { cardInput } from '../../social/card-input.ts';
import { socialPng } from '../../social/social-image.tsx';

interface Props {
  readonly base: string;
  readonly route: string;
}

/** One preview image for each page that has its own, at the address the page's head names (row 2N.9). */
export const getStaticPaths = (async () => {
  const { editions } = await currentSite();
  return editions.flatMap((site) =>
    [...site.pages, ...ownPages(site)]
      .filter((page) => cardEdition(site, page) === site)
      .map(({ route, path }) => ({
        params: { page: socialImage(path).replace(/^\/social\/|\.png$/g, '') },
        props: { base: site.base, route },
      })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props }) => {
  const site = await currentSite(props.base);
  const page = pageIn(site, props.route);
  if (!page) return new Response('Not found', { status: 404 });
  const png = await socialPng(cardInput(site, page));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
