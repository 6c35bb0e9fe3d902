import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type QuestionsFile, questionsFile } from '../../src/mcp/questions-file.ts';
import { readQuestions } from '../../src/search/build/questions.ts';
import { isNewest } from '../../src/site/edition.ts';
import type { Site } from '../../src/site/site.ts';

/**
 * Writes which questions the sections of the newest version answer, for every listed page in every language.
 * @param folder what is published at the root of a host
 * @throws {ContentError} when a list of questions is wrong
 */
export function writeQuestions(folder: string, { config, editions }: Site): void {
  const newest = editions.filter(({ version }) => isNewest(config, version));
  const all: QuestionsFile = {};
  for (const edition of newest) {
    const questions = readQuestions(edition);
    for (const page of edition.pages) if (!page.unlisted) all[page.path] = { ...questions.get(page) };
  }
  const file = join(folder, config.basePath, questionsFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(all));
}
