import type { APIRoute, GetStaticPaths } from 'astro';
import { socialImage } from '../../shell/document/Head.tsx';
import { currentSite } from '../../site/current-site.ts';
import { ownPages } from '../../site/own-pages.ts';
import { type CardPage, cardInput } from '../../social/card-input.ts';
import { socialPng } from '../../social/social-image.tsx';

/** One preview image per page, at the address the page's head names (row 2N.9). */
export const getStaticPaths = (async () => {
  const { pages, strings } = await currentSite();
  return [...pages, ...ownPages(strings)].map((page) => ({
    params: { page: imageName(page.path) },
    props: { page },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: CardPage }> = async ({ props }) => {
  const site = await currentSite();
  const png = await socialPng(cardInput(site, props.page));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};

function imageName(path: string): string {
  return socialImage(path).replace(/^\/social\/|\.png$/g, '');
}
