import { extname } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { siteRoot } from '../../site/current-site.ts';
import { imageTypes, listImages } from '../../site/media.ts';

export const getStaticPaths = (() =>
  listImages(siteRoot()).map(({ address }) => ({
    params: { file: address.slice('/media/'.length) },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => {
  const image = listImages(siteRoot()).find(({ address }) => address === `/media/${params.file}`);
  if (!image) return new Response('Not found', { status: 404 });
  const type = imageTypes[extname(image.file)] ?? 'application/octet-stream';
  return new Response(new Uint8Array(image.content), { headers: { 'content-type': type } });
};
