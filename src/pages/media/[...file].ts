import { extname } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { labFiles } from '../../labs/lab-files.ts';
import { currentSite, siteRoot } from '../../site/current-site.ts';
import { imageTypes, listImages } from '../../site/media.ts';

/** Files whose names hold a hash: the images of pages, and what labs fetch. */
export const getStaticPaths = (async () =>
  (await files()).map((file) => ({
    params: { file: file.address.slice('/media/'.length) },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const file = (await files()).find(({ address }) => address === `/media/${params.file}`);
  if (!file) return new Response('Not found', { status: 404 });
  const type = types[extname(file.address)] ?? 'application/octet-stream';
  const { content } = file;
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: { 'content-type': type },
  });
};

const types: Readonly<Record<string, string>> = {
  ...imageTypes,
  '.json': 'application/json',
  '.js': 'text/javascript',
};

async function files() {
  const { editions } = await currentSite();
  return [...listImages(siteRoot()), ...labFiles(editions)];
}
