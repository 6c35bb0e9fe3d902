import { pagesFile, pagesFileSchema, type TwinPage } from '../src/markdown/pages-file.ts';
import { questionsFile, questionsFileSchema } from '../src/mcp/questions-file.ts';
import type { BuiltSite } from './built-site.ts';
import type { Problem, Rule } from './rule.ts';

const fix = 'Write in content/search/questions, in the file of the page, what readers ask that this answers';

/**
 * Agents find a section by the questions that it answers: in the default language each section of a listed page has some,
 * and in no language one leads to what is not there.
 */
export const questions: Rule = {
  label: 'Question',
  find(site) {
    const listed = parsed(site, pagesFile);
    // A build without this stage has neither.
    if (listed === undefined) return [];
    const known = questionsFileSchema.safeParse(parsed(site, questionsFile));
    const file = site.basePath + questionsFile;
    if (!known.success)
      return [{ page: file, problem: 'the file is not a list of questions', fix: 'Build again' }];
    const pages = pagesFileSchema.parse(listed).pages;
    const own = pages.find(({ path }) => path === `${site.basePath}/`)?.language;
    // A site may do without questions, but not without those of some pages.
    if (Object.values(known.data).every((each) => Object.keys(each).length === 0)) return [];
    return pages.flatMap((page) => {
      const questionsOf = known.data[page.path];
      const needed = questionsOf && page.language === own ? page.sections.map(({ id }) => id) : [];
      return problemsOf(page, Object.keys(questionsOf ?? {}), needed);
    });
  },
};

function problemsOf(
  { path, sections }: TwinPage,
  answered: readonly string[],
  needed: readonly string[],
): Problem[] {
  const there = new Set(sections.flatMap(({ id, anchors }) => [id, ...anchors]));
  return [
    ...answered
      .filter((id) => !there.has(id))
      .map((id) => ({ page: path, problem: `questions lead to #${id}, which is not on the page`, fix })),
    ...needed
      .filter((id) => !answered.includes(id))
      .map((id) => ({
        page: path,
        problem: `no question leads to ${id === '' ? 'the page itself' : `#${id}`}`,
        fix,
      })),
  ];
}

function parsed({ basePath, read }: BuiltSite, file: string): unknown {
  const text = read(`${basePath}${file}`.slice(1));
  return text === undefined ? undefined : JSON.parse(text);
}
