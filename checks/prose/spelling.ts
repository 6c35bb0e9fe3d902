import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  finalizeSettings,
  getDefaultBundledSettingsAsync,
  getDictionary,
  type SpellingDictionaryCollection,
} from 'cspell-lib';
import { ContentError } from '../../src/base/content-error.ts';
import type { ProseCheck } from './prose-check.ts';
import { dataTexts, pageTexts, type Text } from './texts.ts';

export const dictionaryFile = 'content/dictionary.txt';

/** American English and the words of software; `dictionaryFile` holds what is this project's own. */
const dictionaries = [
  'en_us',
  'en-common-misspellings',
  'en-us-common-misspellings',
  'softwareTerms',
  'software-tools',
  'computing-acronyms',
  'networking-terms',
  'web-services',
  'companies',
];

/** Every word that is not a translation is a word of American English, of software, or of the project's dictionary. */
export const spelling: ProseCheck = {
  id: 'spelling',
  label: 'Spelling',
  async find(sources, site) {
    const english = await loadEnglish();
    const own = readDictionary(site.root);
    const known = new Map<string, boolean>();
    const isEnglish = (word: string) => {
      let is = known.get(word);
      if (is === undefined) {
        is = english.has(word) || english.has(singular(word));
        known.set(word, is);
      }
      return is;
    };
    const used = new Set<string>();
    const fixes = new Map<string, string>();
    const problems: ContentError[] = [];
    const originals = sources.filter(({ page }) => !page.source.original);
    const texts = [...originals.flatMap((source) => pageTexts(source, site)), ...dataTexts(site)];
    for (const { file, line, word } of texts.flatMap(wordsOf)) {
      if (isEnglish(word)) continue;
      const entry = own.entryOf(word);
      if (entry !== undefined) used.add(entry);
      else {
        // Looking for similar words takes a tenth of a second each.
        const fix = fixes.get(word) ?? mendOf(english, word);
        fixes.set(word, fix);
        problems.push(new ContentError(file, `line ${line}: "${word}" is not in the dictionary`, fix));
      }
    }
    return [...problems, ...own.problems, ...unusedWords(own, used)];
  },
};

function mendOf(english: SpellingDictionaryCollection, word: string): string {
  if (/\p{Ll}\p{Lu}/u.test(word)) return `Put code between backticks; a name belongs in ${dictionaryFile}`;
  const near = english
    .suggest(word, { numSuggestions: 3, includeTies: false })
    .map((each) => each.word)
    .filter((each) => !each.includes(' '));
  const perhaps = near.length > 0 ? `Perhaps ${near.map((each) => `"${each}"`).join(', ')}; a` : 'A';
  return `${perhaps} name or technical word belongs in ${dictionaryFile}`;
}

/** `LLM` for `LLMs`; other words as they are. */
function singular(word: string): string {
  return /^\p{Lu}{2,}s$/u.test(word) ? word.slice(0, -1) : word;
}

async function loadEnglish(): Promise<SpellingDictionaryCollection> {
  const bundled = await getDefaultBundledSettingsAsync();
  return getDictionary(finalizeSettings({ ...bundled, language: 'en-US', dictionaries }));
}

/** Words of a text that have letters only, with the line they stand on. Addresses and file names are left out. */
function wordsOf({ file, line, text }: Text): { file: string; line: number; word: string }[] {
  const blank = (part: string) => ' '.repeat(part.length);
  const plain = text
    .replace(/\bhttps?:\/\/\S+|\S+@\S+/g, blank)
    .replace(/[\w-]*(?:[./][\w-]+)*\.[a-z][\w-]*(?:\/[\w./-]*)?/g, blank);
  let at = line;
  return plain.split(/(\n)/).flatMap((part) => {
    if (part === '\n') at += 1;
    return [...part.matchAll(/[\p{L}\p{M}\p{N}_'’]+/gu)].flatMap(([token]) => {
      const word = token.replaceAll('’', "'").replace(/^'+|'+$|'s$/g, '');
      return /^[\p{L}\p{M}']{3,}$/u.test(word) ? [{ file, line: at, word }] : [];
    });
  });
}

interface OwnDictionary {
  readonly lines: ReadonlyMap<string, number>;
  readonly problems: readonly ContentError[];
  /** The entry that allows a word: with capitals only as it stands, without also at the start of a sentence. */
  entryOf(word: string): string | undefined;
}

function readDictionary(root: string): OwnDictionary {
  const path = join(root, dictionaryFile);
  const rows = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const lines = new Map<string, number>();
  const problems: ContentError[] = [];
  rows.forEach((row, i) => {
    const before = rows[i - 1] ?? '';
    if (row === '' || row.startsWith('#')) return;
    if (before !== '' && !before.startsWith('#') && order(before, row) >= 0)
      problems.push(
        new ContentError(
          dictionaryFile,
          `line ${i + 1}: "${row}" comes after "${before}"`,
          'Sort the words of a group',
        ),
      );
    lines.set(row, i + 1);
  });
  const entryOf = (word: string) =>
    [word, singular(word), word.toLowerCase()].find((each) => lines.has(each));
  return { lines, problems, entryOf };
}

function unusedWords({ lines }: OwnDictionary, used: ReadonlySet<string>): ContentError[] {
  return [...lines]
    .filter(([word]) => !used.has(word))
    .map(
      ([word, line]) =>
        new ContentError(dictionaryFile, `line ${line}: "${word}" is not needed`, 'Remove the line'),
    );
}

function order(a: string, b: string): number {
  return a.toLowerCase() < b.toLowerCase() ? -1 : 1;
}
