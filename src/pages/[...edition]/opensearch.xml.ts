import type { APIRoute } from 'astro';
import { openSearchDescription } from '../../search/opensearch.ts';
import { currentSite, editionPaths } from '../../site/current-site.ts';

export const getStaticPaths = editionPaths;

export const GET: APIRoute<{ base: string }> = async ({ props }) =>
  new Response(openSearchDescription(await currentSite(props.base)), {
    headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
