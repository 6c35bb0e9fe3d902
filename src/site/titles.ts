import { z } from 'zod';
import { ContentError } from '../base/content-error.ts';
import { parseWith } from '../base/parse.ts';
import { readYaml } from '../base/yaml.ts';
import { type FrontMatter, translationSchema } from './front-matter.ts';
import type { SourcePage } from './read-content.ts';
import { sourceSign } from './source-sign.ts';

/** Beside the translations of a language: what pages are called whose text is not translated. */
export const titlesFile = '_titles.yml';

type Words = Pick<FrontMatter, 'title' | 'description' | 'sidebar_label'>;

/** Title, description and sidebar label of a page in another language than its text. */
export interface PageTitles extends Words {
  /** Whether the words of the original have changed since. */
  readonly outdated: boolean;
}

/** File of a page below the docs folder → its titles. */
export type Titles = ReadonlyMap<string, PageTitles>;

const titlesSchema = z.record(z.string(), translationSchema);

/** Sign of the words that titles translate: it does not change with the text of the page. */
export function titlesSign({ title, description, sidebar_label }: Words): string {
  return sourceSign(JSON.stringify([title, description, sidebar_label]));
}

/**
 * Reads the titles of a language.
 * @param pages those of the language: an entry for a translated one would never be read
 * @throws {ContentErrors} one line per mistake: wrong field, no such page, a page that has its own titles
 */
export function readTitles(file: string, text: string, pages: ReadonlyMap<string, SourcePage>): Titles {
  const { data, lineOf } = readYaml(file, text);
  const entries = Object.entries(parseWith(titlesSchema, file, data ?? {}, lineOf));
  return new Map(
    entries.map(([relative, { source, ...titles }]) => {
      const page = pages.get(relative);
      const fail = (problem: string) =>
        new ContentError(file, `line ${lineOf([relative])}: ${problem}`, 'Remove the entry');
      if (!page) throw fail(`there is no page "${relative}"`);
      if (page.original) throw fail(`"${relative}" has its titles in ${page.file}`);
      return [relative, { ...titles, outdated: titlesSign(page.frontMatter) !== source }];
    }),
  );
}

/**
 * The file of titles with an entry for each page that needs one, in their order.
 * @param text of the file as it is; empty when there is none
 * @param pages whose text is not translated: one without an entry gets the words of the original
 * @param isAccepted whether the entries that are there are signed anew, because they fit the originals again
 */
export function completeTitles(
  file: string,
  text: string,
  pages: readonly Pick<SourcePage, 'relative' | 'frontMatter'>[],
  isAccepted: boolean,
): string {
  const known = parseWith(titlesSchema, file, readYaml(file, text).data ?? {});
  return pages
    .map(({ relative, frontMatter }) => {
      const entry = known[relative];
      const { title, description, sidebar_label } = entry ?? frontMatter;
      const source = entry && !isAccepted ? entry.source : titlesSign(frontMatter);
      const lines = Object.entries({ title, description, sidebar_label, source }).flatMap(([name, value]) =>
        value === undefined ? [] : [`  ${name}: ${JSON.stringify(value)}`],
      );
      return [`${relative}:`, ...lines, ''].join('\n');
    })
    .join('\n');
}
