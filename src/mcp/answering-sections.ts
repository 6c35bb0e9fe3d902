import type { TwinPage } from '../markdown/pages-file.ts';
import type { AnsweringSection } from './section-index.ts';
import { sectionTextOf } from './section-text.ts';

/**
 * The sections of a page, each with its own text and the questions it answers; entries that have questions are sections
 * of their own.
 * @param questions by id of the section or entry
 */
export function answeringSections(
  page: TwinPage,
  questions: Readonly<Record<string, readonly string[]>>,
  markdown: string,
): AnsweringSection[] {
  const sections = page.sections.map(({ id, title }) => ({
    path: page.path,
    anchor: id,
    heading: title,
    page: page.title,
    text: ownText(sectionTextOf(page, markdown, id)?.text ?? ''),
    questions: questions[id] ?? [],
  }));
  const headings = new Set(page.sections.map(({ id }) => id));
  const entries = Object.entries(questions)
    .filter(([id]) => !headings.has(id))
    .map(([anchor, own]) => ({
      path: page.path,
      anchor,
      heading: '',
      page: page.title,
      text: sectionTextOf(page, markdown, anchor)?.entry ?? '',
      questions: own,
    }));
  return [...sections, ...entries];
}

/** Up to the next heading: sections below are sections of their own. */
function ownText(text: string): string {
  const next = text.search(/(?<=\n)#{2,6} /);
  return next < 0 ? text : text.slice(0, next);
}
