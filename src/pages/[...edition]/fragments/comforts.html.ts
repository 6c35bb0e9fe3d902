import type { APIRoute } from 'astro';
import { renderComfortsFragment } from '../../../page/render.tsx';
import { currentSite, editionPaths } from '../../../site/current-site.ts';

export const getStaticPaths = editionPaths;

export const GET: APIRoute<{ base: string }> = async ({ props }) => {
  const html = renderComfortsFragment(await currentSite(props.base));
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};
