import { pagesFile, type TwinPage } from '../../src/markdown/pages-file.ts';
import { answeringSections } from '../../src/mcp/answering-sections.ts';
import type { Docs } from '../../src/mcp/docs.ts';
import { factsOf, type LabFactsName, type LabTask, type OutcomeOf } from '../../src/mcp/lab-work.ts';
import { type QuestionsFile, questionsFile, questionsFileSchema } from '../../src/mcp/questions-file.ts';
import { type AnsweringSection, sectionIndex } from '../../src/mcp/section-index.ts';
import type { FacetFilter } from '../../src/search/core/engine.ts';
import { stopWordsOf } from '../../src/search/core/stop-word-lists.ts';
import type { Deploy } from '../files/deploy.ts';
import type { Indexes } from '../search/protocol/operations.ts';
import type { WorkMessage } from './lab.worker.ts';
import type { Workplace } from './workplace.ts';

/** The path below which a built site is; empty for one at the root of its host, or without Markdown twins. */
export function basePathOf({ markdown }: Deploy): string {
  return markdown?.site.basePath ?? '';
}

/**
 * What tools may ask of a built site.
 * @param indexes of its search; those of the deploy unless given
 * @throws {Error} the site was built without its list of Markdown twins
 */
export function builtDocs(
  { files, redirect, indexes: own, markdown }: Deploy,
  workplace: Workplace,
  indexes: () => Promise<Indexes> = own.get,
): Docs {
  const textAt = (path: string | undefined) =>
    path === undefined ? undefined : files.get(path)?.plain.body.toString('utf8');
  if (!markdown) throw new Error(`No ${pagesFile} in the built site. Build it again.`);
  const { site, pages } = markdown;
  const language = pages.find(({ path }) => path === `${site.basePath}/`)?.language ?? 'en';
  /** Twins that were read: a search looks at ten of them. */
  const texts = new Map<string, string>();
  const facts = new Map<LabFactsName, WorkMessage['facts']>();

  /** Facts of the newest version: those that its pages use. */
  function factsNamed(name: LabFactsName): WorkMessage['facts'] {
    const known = facts.get(name);
    if (known) return known;
    const addresses = [...files.keys()].filter((path) =>
      new RegExp(`/media/${name}\\.[\\da-f]+\\.json$`).test(path),
    );
    const newest = pages.filter((page) => page.language === language).map(({ path }) => path);
    const isUsed = (address: string) =>
      newest.some((path) => textAt(`${path.replace(/\/$/, '')}.html`)?.includes(address));
    const address = addresses.length > 1 ? addresses.find(isUsed) : addresses[0];
    const json = textAt(address);
    if (address === undefined || json === undefined) return undefined;
    facts.set(name, { address, json });
    return { address, json };
  }

  function markdownOf({ markdown: address }: TwinPage): string | undefined {
    const text = texts.get(address) ?? textAt(address);
    if (text !== undefined) texts.set(address, text);
    return text;
  }

  let questions: QuestionsFile | undefined;
  /** By language: made for the first who asks in it. */
  const indexesOf = new Map<string, ReturnType<typeof sectionIndex>>();

  /** Sections of the pages of a language, and entries that have questions of their own. */
  function sectionsIn(wanted: string): AnsweringSection[] {
    questions ??= questionsFileSchema.parse(JSON.parse(textAt(site.basePath + questionsFile) ?? '{}'));
    const known = questions;
    return pages
      .filter((page) => page.language === wanted && known[page.path])
      .flatMap((page) => answeringSections(page, known[page.path] ?? {}, markdownOf(page) ?? ''));
  }

  return {
    site,
    pages,
    language,
    markdownOf,
    moved: (path) => redirect(path),
    async search(query, wanted, length) {
      const [index] = (await indexes()).values();
      const filter: FacetFilter<'language'> = { attribute: 'language', value: wanted };
      return index?.search({ query, offset: 0, length, filters: [[filter]], facets: [] });
    },
    answering(question, wanted) {
      const index = indexesOf.get(wanted) ?? sectionIndex(sectionsIn(wanted), stopWordsOf(wanted));
      indexesOf.set(wanted, index);
      return index(question);
    },
    async work<Task extends LabTask>(task: Task, signal: AbortSignal) {
      const name = factsOf[task.lab];
      const message = { task, facts: name && factsNamed(name) };
      // What comes back is what the task of this kind gives: both ends are `doLabWork`.
      return (await workplace.do(message, signal)) as OutcomeOf<Task>;
    },
  };
}
