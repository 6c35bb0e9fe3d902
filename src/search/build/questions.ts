import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError } from '../../base/content-error.ts';
import { parseYaml } from '../../base/parse.ts';
import type { Page } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';

const list = z.array(z.string().trim().min(1)).min(1);

const questionsSchema = z.strictObject({
  /** Of the page as a whole. */
  page: list,
  /** By id of a section or an entry. */
  sections: z.record(z.string().min(1), list),
});

/** Questions that a page answers, by id of the section or entry; the page itself has the empty id. */
export type PageQuestions = Readonly<Record<string, string[]>>;

/** Folder of all questions, from the project root. */
export const questionsFolder = 'content/search/questions';

/** The file with the questions of a page in a language, from the project root: that of its route. */
export function questionsPath(locale: string, route: string): string {
  return `${questionsFolder}/${locale}/${route.split('/').filter(Boolean).join('/') || 'index'}.yml`;
}

/**
 * Questions that the pages of an edition answer, as authors list them.
 * @returns by page; pages without a file are not there
 * @throws {ContentError} a file is of no page, has a question twice, or is not such a list
 */
export function readQuestions({ root, locale, pages }: Site): Map<Page, PageQuestions> {
  const byFile = new Map(pages.map((page) => [questionsPath(locale.code, page.route), page]));
  const folder = `${questionsFolder}/${locale.code}`;
  const files = existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    : [];
  const found = new Map<Page, PageQuestions>();
  for (const name of files.filter((each) => each.endsWith('.yml')).sort()) {
    const file = `${folder}/${name.replaceAll('\\', '/')}`;
    const page = byFile.get(file);
    if (!page)
      throw new ContentError(file, 'no page has this route', 'Rename it as its page is, or delete it');
    const { page: own, sections } = parseYaml(questionsSchema, file, readFileSync(join(root, file), 'utf8'));
    const questions = { '': own, ...sections };
    const all = Object.values(questions).flat();
    const twice = all.find((question, at) => all.indexOf(question) !== at);
    if (twice !== undefined)
      throw new ContentError(
        file,
        `"${twice}" is there twice`,
        'Leave it with the section that answers it best',
      );
    found.set(page, questions);
  }
  return found;
}
