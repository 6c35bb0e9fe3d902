import type { APIRoute, GetStaticPaths } from 'astro';
import { socialImage } from '../../shell/document/Head.tsx';
import { currentSite } from '../../site/current-site.ts';
import { searchPath } from '../../site/routes.ts';
import { cardInput } from '../../social/card-input.ts';
import { socialPng } from '../../social/social-image.tsx';

/** One preview image per page, at the address the page's head names (row 2N.9). */
export const getStaticPaths = (async () => {
  const { pages } = await currentSite();
  const paths = [...pages.map(({ path }) => path), searchPath];
  return paths.map((path) => ({ params: { page: imageName(path) }, props: { path } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ path: string }> = async ({ props }) => {
  const site = await currentSite();
  const png = await socialPng(cardInput(site, site.find(props.path)));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};

function imageName(path: string): string {
  return socialImage(path).replace(/^\/social\/|\.png$/g, '');
}
