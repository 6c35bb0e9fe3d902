import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePageSource } from '../../src/site/front-matter.ts';
import { passagesIn } from '../source/page-source.ts';

const folder = join(import.meta.dirname, '../../templates');

/** A sentence of the house style, which the template says as every page does. */
const mayStay = 'Test only systems you own or are allowed to test.';

/**
 * What the templates tell an author to write: their sentences and descriptions. Links, tables, code and headings may
 * stay as they are.
 * @returns sentence, with single blanks → name of its template
 */
export function templateTexts(): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return new Map(
    files.sort().flatMap((file) => {
      const { frontMatter, body } = parsePageSource(file, readFileSync(join(folder, file), 'utf8'));
      const sentences = passagesIn(file, body).map(({ text }) => plain(text));
      return [frontMatter.description, ...sentences.filter(isSentence)].map(
        (text) => [text, `templates/${file}`] as const,
      );
    }),
  );
}

/** A text without its line breaks and the mark of a list. */
export function plain(text: string): string {
  return text
    .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a passage is prose that an author wrote: no code, table, heading or bare link. */
export function isSentence(text: string): boolean {
  const isProse = !/^(?:```|\||#|:)/.test(text) && text !== mayStay;
  return isProse && text.split(' ').length >= 5 && /[.:]$/.test(text);
}
