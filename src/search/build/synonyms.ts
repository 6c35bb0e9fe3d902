import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseYaml } from '../../base/parse.ts';
import type { Site } from '../../site/site.ts';
import type { SynonymGroup } from '../core/site-text.ts';

const synonymsSchema = z.array(z.array(z.string().min(1)).min(2));

/**
 * Words that mean the same: what the product model knows (names of a data set), and what authors list in
 * `content/search/synonyms.<locale>.yml`, for the language and for the one of pages that wait for their translation.
 * @throws {ContentError} when that file is not a list of lists of words
 */
export function readSynonyms({ root, config, locale, product }: Site): SynonymGroup[] {
  const codes = new Set([locale.code, ...config.locales.slice(0, 1).map(({ code }) => code)]);
  const listed = [...codes].flatMap((code) => {
    const file = `content/search/synonyms.${code}.yml`;
    const path = join(root, file);
    return existsSync(path) ? parseYaml(synonymsSchema, file, readFileSync(path, 'utf8')) : [];
  });
  const datasets = (product?.datasets ?? []).map(({ id, aliases, retired }) => [id, ...aliases, ...retired]);
  return [...datasets, ...listed];
}
