import type { APIRoute, GetStaticPaths } from 'astro';
import { publishedSchema } from '../../product/formats/format-publish.ts';
import type { Format } from '../../product/formats/formats.ts';
import { currentSite } from '../../site/current-site.ts';

/** Each file format of the product as JSON Schema, for editors: `/schemas/scope.schema.json`. */
export const getStaticPaths = (async () => {
  const { product } = await currentSite();
  return (product?.formats ?? []).map((format) => ({
    params: { name: `${format.name}.schema` },
    props: { format },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ format: Format }> = async ({ props }) => {
  const { config, product } = await currentSite();
  if (!product) throw new Error('A schema was asked for on a site without content/product.');
  const schema = publishedSchema(props.format, product, config.url + config.basePath);
  return new Response(`${JSON.stringify(schema, null, 2)}\n`, {
    headers: { 'content-type': 'application/schema+json' },
  });
};
