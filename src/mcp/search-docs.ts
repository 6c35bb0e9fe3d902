import { z } from 'zod';
import { sampleSentence } from '../markdown/components/code.ts';
import type { TwinPage } from '../markdown/pages-file.ts';
import { longestQuery } from '../search/core/engine.ts';
import { takenFor } from './coverage.ts';
import { type Docs, urlOf } from './docs.ts';
import { foundBoth } from './found.ts';
import { type Hit, hitOf, hitSchema } from './hit.ts';
import { languageOf, nearestPages, noLanguage } from './pages.ts';
import { tool } from './tool.ts';

const mostHits = 10;
const usualHits = 5;
/** Hits beyond those that are told, whose sections are looked at for what a query asks. */
const looked = mostHits;
/** So many words are a question: what answers it is known by all of them, and by questions like it. */
const question = 3;
/** A language without a stemmer finds fewer forms of words. */
const leastScore = (language: string): number => (language === 'en' ? 0.3 : 0.2);
const leastLikeness = 0.45;

const near = z.object({ title: z.string(), path: z.string(), url: z.string() });

const output = z.object({
  answer: z
    .enum(['found', 'the docs do not say'])
    .describe('Whether a section has enough of the query to say something about it'),
  query: z.string(),
  language: z.string(),
  total: z.int().describe('Sections found in all'),
  taken_for: z
    .array(z.object({ word: z.string(), as: z.string() }))
    .describe('Words of the query that the docs do not have, and what they were taken for'),
  hits: z.array(hitSchema).describe('Best first'),
  nearest: z.array(near).describe('Where to look when the docs do not say'),
});

export const searchDocs = tool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Find the sections of the DTX documentation (LLM red teaming with the `dtx` command: flags, plugins, tactics, datasets, evaluators, providers, SDK, API, errors) that answer a question. Use this first, with the words of the question, a flag, a field or an error message. Then read a hit with get_page (path, section = anchor). When the answer is "the docs do not say", say so instead of guessing.',
  input: z.strictObject({
    query: z.string().trim().min(1).max(4000).describe('Words, a question, a flag or an error message'),
    language: z
      .string()
      .max(20)
      .optional()
      .describe('Language of the pages, such as en, es, zh-CN or ar; English unless given'),
    limit: z.int().min(1).max(mostHits).optional().describe(`Hits wanted, ${usualHits} unless given`),
  }),
  output,
  async call({ query, language: named, limit = usualHits }, { docs }) {
    const language = languageOf(docs, named);
    if (language === undefined) return { refused: noLanguage(docs, named ?? '') };
    const text = query.slice(0, longestQuery);
    const byText = await docs.search(text, language, looked);
    if (!byText) return { refused: 'This site was built without a search. Use list_pages and get_page.' };
    const { meanings } = byText;
    const byQuestion = docs.answering(text, language);
    const found = foundBoth(byText.hits, byQuestion, meanings);
    const told = found.slice(0, limit).map((each) => hitOf(docs, each, byText));
    const isQuestion = meanings.length >= question;
    const isAnswered =
      isQuestion &&
      byQuestion.some((each) => each.score >= leastScore(language) || each.likeness >= leastLikeness);
    const hasAll = ({ missing }: Hit) => meanings.length === 1 || missing.length === 0;
    const isSaid =
      isAnswered || found.slice(0, looked).some((each) => each.record && hasAll(hitOf(docs, each, byText)));
    const structured = {
      answer: isSaid ? ('found' as const) : ('the docs do not say' as const),
      query: text,
      language,
      total: Math.max(byText.nbHits, found.length),
      taken_for: takenFor(meanings),
      hits: isSaid ? told : [],
      nearest: isSaid ? [] : nearOf(docs, text, language, told),
    };
    return { structured, text: textOf(structured) };
  },
});

type Structured = z.infer<typeof output>;

/** Pages to look at when nothing fits: those of the best hits, then those with a name like the query. */
function nearOf(docs: Docs, query: string, language: string, hits: readonly { path: string }[]) {
  const inLanguage = docs.pages.filter((page) => page.language === language && !page.unlisted);
  const ofHits = hits.flatMap(({ path }) => inLanguage.find((page) => page.path === path) ?? []);
  const pages: readonly TwinPage[] = [
    ...ofHits,
    ...nearestPages(query, inLanguage),
    ...inLanguage.slice(0, 1),
  ];
  return [...new Set(pages)].slice(0, 3).map(({ title, path }) => ({ title, path, url: urlOf(docs, path) }));
}

function textOf({ answer, query, total, taken_for, hits, nearest }: Structured): string {
  if (answer !== 'found')
    return [
      `The docs do not say anything about "${query.slice(0, 200)}". Do not guess.`,
      ...(nearest.length > 0 ? ['Nearest pages:'] : []),
      ...nearest.map(({ title, path, url }) => `- ${title} (path ${path}) ${url}`),
    ].join('\n');
  const more = total > hits.length ? `, of ${total}` : '';
  return [
    `${hits.length} ${hits.length === 1 ? 'section' : 'sections'}${more}. Read one with get_page.`,
    ...taken_for.map(({ word, as }) => `The docs do not have "${word}"; it was taken for "${as}".`),
    ...hits.map((each, place) =>
      [
        '',
        `${place + 1}. ${each.title}`,
        `   path ${each.path}${each.anchor === '' ? '' : `, section ${each.anchor}`} · ${each.url} · ${each.version}${each.checked === undefined ? '' : ` · checked ${each.checked}`}`,
        ...(each.answers === undefined ? [] : [`   Answers: ${each.answers}`]),
        ...(each.quoted_sample ? [`   ${sampleSentence}`] : []),
        `   > ${each.snippet.replace(/\s+/g, ' ')}`,
        ...(each.missing.length > 0 ? [`   Not there: ${each.missing.join(', ')}`] : []),
      ].join('\n'),
    ),
  ].join('\n');
}
