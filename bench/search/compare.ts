import type { SiteText } from '../../src/search/core/site-text.ts';
import type { Quality } from '../../tests/relevance/measure.ts';
import { queryClasses, readQueries } from '../../tests/relevance/read-queries.ts';
import { qualityOf } from '../../tests/relevance/report.ts';
import {
  type AnsweredQuery,
  type AnsweredSet,
  answerable,
  askAll,
  siteSearch,
} from '../../tests/relevance/site-search.ts';
import type { Measure } from '../report.ts';
import { type ComparedEngine, searchDocuments } from './engines/documents.ts';
import { flexSearch } from './engines/flexsearch.ts';
import { miniSearch } from './engines/minisearch.ts';
import { orama } from './engines/orama.ts';
import { pagefind } from './engines/pagefind.ts';

type Create = (text: SiteText) => ComparedEngine | Promise<ComparedEngine>;

const ours = 'DTX Docs';
const engines: Readonly<Record<string, Create>> = {
  [ours]: (text) => ({ search: siteSearch(text) }),
  MiniSearch: (text) => miniSearch(searchDocuments(text)),
  FlexSearch: (text) => flexSearch(searchDocuments(text)),
  Orama: (text) => orama(searchDocuments(text)),
  Pagefind: (text) => pagefind(searchDocuments(text)),
};

/** What an engine answered, and how well it does without the list of synonyms. */
interface Compared {
  readonly name: string;
  readonly answered: AnsweredSet;
  readonly withoutSynonyms: Quality;
}

/**
 * The relevance set on our search and on other libraries, over the same records with the same stop words and synonyms.
 * Prints every measure of every class.
 * @returns how far ours is ahead
 */
export async function compareEngines(text: SiteText): Promise<Measure[]> {
  const set = readQueries();
  const ask = async (create: Create, of: SiteText) => {
    const engine = await create(of);
    try {
      return await askAll(set, engine.search, of.url);
    } finally {
      await engine.close?.();
    }
  };
  const compared: Compared[] = [];
  for (const [name, create] of Object.entries(engines)) {
    const bare = await ask(create, { ...text, synonyms: [] });
    const withoutSynonyms = qualityOf(answerable(bare));
    compared.push({ name, answered: await ask(create, text), withoutSynonyms });
  }
  const [own, ...others] = compared;
  if (!own) throw new Error('unreachable: ours is the first engine');
  printTables(compared);
  printWins(own, others);
  const { mrr, hit5 } = qualityOf(answerable(own.answered));
  return [
    { name: 'MRR', value: mrr, unit: '', atLeast: 0.9 },
    { name: 'hit@5', value: hit5, unit: '', atLeast: 0.95 },
    ...others.flatMap(({ name, answered }) => {
      const theirs = qualityOf(answerable(answered));
      return [
        { name: `MRR, ours / ${name}`, value: mrr / theirs.mrr, unit: '×', atLeast: 1 },
        { name: `hit@5, ours / ${name}`, value: hit5 / theirs.hit5, unit: '×', atLeast: 1 },
      ];
    }),
  ];
}

const measures = ['mrr', 'hit1', 'hit5', 'ndcg10', 'empty'] as const;
const heads = ['MRR', 'hit@1', 'hit@5', 'NDCG@10', 'no hits'];
const column = (text: string): string => text.padStart(9);

function printTables(compared: readonly Compared[]): void {
  const groups: [string, (answered: AnsweredSet) => readonly AnsweredQuery[]][] = [
    ['all with an answer', answerable],
    ...queryClasses.map((name): (typeof groups)[number] => [name, (answered) => answered[name]]),
  ];
  for (const [title, pick] of groups) {
    const isAll = pick === answerable;
    const queries = pick(compared[0]?.answered ?? ({} as AnsweredSet)).length;
    const extra = isAll ? '  MRR without synonyms' : '';
    console.log(`\n${`${title} (${queries})`.padEnd(24)}${heads.map(column).join('')}${extra}`);
    for (const { name, answered, withoutSynonyms } of compared) {
      const quality = qualityOf(pick(answered));
      const numbers = measures.map((measure) =>
        column(title === 'no-answer' && measure !== 'empty' ? '' : quality[measure].toFixed(3)),
      );
      const without = isAll ? withoutSynonyms.mrr.toFixed(3).padStart(extra.length) : '';
      console.log(`  ${name.padEnd(22)}${numbers.join('')}${without}`);
    }
  }
}

/** Where another library is better than ours. */
function printWins(own: Compared, others: readonly Compared[]): void {
  const wins = others.flatMap(({ name, answered }) =>
    queryClasses
      .filter((each) => each !== 'no-answer')
      .flatMap((each) => {
        const [a, b] = [qualityOf(own.answered[each]), qualityOf(answered[each])];
        return measures.slice(0, 4).flatMap((measure, place) => {
          const better = b[measure] > a[measure] + 0.0005;
          return better
            ? [`${name}: ${each} ${heads[place]} ${b[measure].toFixed(3)}, ours ${a[measure].toFixed(3)}`]
            : [];
        });
      }),
  );
  console.log(`\nBetter than ours: ${wins.length === 0 ? 'none' : ''}`);
  for (const win of wins) console.log(`  ${win}`);
}
