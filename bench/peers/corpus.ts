import { page } from './corpus-page.ts';
import { folders, topics } from './words.ts';

/** A page of the corpus, in Markdown that every peer reads the same way. */
export interface CorpusPage {
  readonly title: string;
  readonly description: string;
  /** Address without a slash at its end, `/training/concepts`. */
  readonly path: string;
  /** Place in its folder, from 1. */
  readonly position: number;
  /** Markdown below the title. */
  readonly body: string;
}

export interface CorpusFolder {
  /** Name in addresses. */
  readonly id: string;
  readonly label: string;
  readonly pages: readonly CorpusPage[];
}

export interface Corpus {
  readonly home: Omit<CorpusPage, 'position'>;
  readonly folders: readonly CorpusFolder[];
}

/**
 * A site of generated pages: about 900 words of prose each, four code blocks, a table, a tip, links to other pages. The
 * same number gives the same texts, on every machine.
 * @param pages how many beside the home page; a multiple of ten, since there are ten folders
 * @throws {Error} it is none
 */
export function makeCorpus(pages: number): Corpus {
  const each = pages / folders.length;
  if (!Number.isInteger(each) || each < 1) {
    throw new Error(`${pages} pages: give a multiple of ${folders.length}, as many go into each folder.`);
  }
  const heads = folders.map((folder) => Array.from({ length: each }, (_, place) => head(folder, place)));
  const all = heads.flat();
  return {
    home: {
      title: 'Acme documentation',
      description: 'Start page of the Acme documentation used as a benchmark corpus.',
      path: '/',
      body: `Welcome to the Acme documentation.\n\n${folders.map((id) => `- [${label(id)}](/${id}/overview)`).join('\n')}\n`,
    },
    folders: folders.map((id, folder) => ({
      id,
      label: label(id),
      pages: (heads[folder] ?? []).map((own, place) => ({
        ...own,
        description: `How the ${own.title.toLowerCase().replace(':', ',')} guide helps you operate Acme, with examples and settings.`,
        position: place + 1,
        body: page(folder * each + place, all),
      })),
    })),
  };
}

/** The page whose text is of middle length: what is measured of one page is measured of this one. */
export function medianPage(corpus: Corpus): CorpusPage {
  const sorted = corpus.folders.flatMap(({ pages }) => pages).sort((a, b) => a.body.length - b.body.length);
  const [median] = sorted.slice(Math.floor(sorted.length / 2));
  if (!median) throw new Error('unreachable: a corpus has pages');
  return median;
}

/** Topics come again with a number when a folder has more pages than there are. */
function head(folder: string, place: number): { title: string; path: string } {
  const topic = (topics[place % topics.length] ?? '').toLowerCase();
  const round = Math.floor(place / topics.length);
  const number = round > 0 ? String(round + 1) : '';
  return {
    title: `${label(folder)}: ${topic}${number && ` ${number}`}`,
    path: `/${folder}/${topic.replaceAll(' ', '-')}${number && `-${number}`}`,
  };
}

const label = (id: string): string => `${id[0]?.toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;
