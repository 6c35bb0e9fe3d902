import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildCache, cacheKey } from '../../src/base/cache/file-cache.ts';
import { filesKey, sourceKey } from '../../src/base/cache/source-key.ts';
import { type QuestionsFile, questionsFile } from '../../src/mcp/questions-file.ts';
import { questionsFolder, readQuestions } from '../../src/search/build/questions.ts';
import { isNewest } from '../../src/site/edition.ts';
import type { Site } from '../../src/site/site.ts';

const cache = buildCache('questions');

/**
 * Writes which questions the sections of the newest version answer, for every listed page in every language.
 * @param folder what is published at the root of a host
 * @throws {ContentError} when a list of questions is wrong
 */
export async function writeQuestions(folder: string, site: Site): Promise<void> {
  const { config, editions, root } = site;
  const newest = editions.filter(({ version }) => isNewest(config, version));
  const code = sourceKey();
  const key = code && cacheKey(code, filesKey(join(root, questionsFolder)), newest.map(pagesOf));
  const kept = key && (await cache.read(key));
  const text = kept || Buffer.from(JSON.stringify(questionsOf(newest)));
  if (key && !kept) await cache.write(key, text);
  const file = join(folder, config.basePath, questionsFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What the list depends on beside the questions themselves. */
function pagesOf({ locale, pages }: Site): unknown[] {
  return [locale.code, pages.map(({ route, path, unlisted }) => [route, path, unlisted])];
}

function questionsOf(editions: readonly Site[]): QuestionsFile {
  const all: QuestionsFile = {};
  for (const edition of editions) {
    const questions = readQuestions(edition);
    for (const page of edition.pages) if (!page.unlisted) all[page.path] = { ...questions.get(page) };
  }
  return all;
}
