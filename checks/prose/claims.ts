import { ContentError } from '../../src/base/content-error.ts';
import { entryName } from '../../src/base/parse.ts';
import { claimPattern } from '../../src/product/claims.ts';
import type { Product } from '../../src/product/product.ts';
import type { PageSource, Passage } from '../source/page-source.ts';
import type { ProseCheck } from './prose-check.ts';
import { frontMatterTexts } from './texts.ts';

/** Words that tell a reader that a statement is doubtful. */
const marker =
  /\b(?:not (?:yet |been |publicly )*(?:tried|confirmed|verified|known|documented|published|recorded)|neither\b.{0,60}\bconfirmed|un(?:confirmed|verified|known)|inferred)\b/is;

/** Parts whose entries are not names of the product: of a model of another vendor, only the future is doubtful. */
const partsWithoutNames = ['sources', 'claims', 'glossary', 'models'];

interface Doubt {
  /** What an error calls it: `the claim "go-client-names"`. */
  readonly name: string;
  readonly note: string;
  readonly patterns: readonly RegExp[];
}

/** What nobody tried or read is said only where the reader sees that it is doubtful. */
export const claims: ProseCheck = {
  id: 'claims',
  label: 'Claim',
  async find(sources, site) {
    if (!site.product) return [];
    const stated = site.product.claims.map(
      ({ id, note, patterns }): Doubt => ({
        name: `the claim "${id}"`,
        note: note ?? '',
        patterns: patterns.map(claimPattern),
      }),
    );
    const named = untriedNames(site.product);
    return sources.flatMap((source) => [
      ...frontMatterTexts(source, site).flatMap(({ text, line }) =>
        doubtful(source, { text, line, notTried: false }, stated),
      ),
      ...source.passages.flatMap((passage) => {
        const made = doubtful(source, { ...passage, text: withoutMarks(passage.text) }, stated);
        // A claim about a name would be told twice.
        return made.length > 0 ? made : doubtful(source, { ...passage, text: codeOf(passage.text) }, named);
      }),
    ]);
  },
};

function doubtful({ page }: PageSource, passage: Passage, doubts: readonly Doubt[]): ContentError[] {
  if (passage.notTried || marker.test(passage.text)) return [];
  return doubts.flatMap(({ name, note, patterns }) => {
    const [match] = patterns.flatMap((pattern) => [...passage.text.matchAll(pattern)]);
    if (!match) return [];
    const line = passage.line + passage.text.slice(0, match.index).split('\n').length - 1;
    const said = match[0].replace(/\s+/g, ' ').slice(0, 60);
    return new ContentError(
      page.file,
      `line ${line}: "${said}" is ${name}, which is doubtful (${note.replace(/\.$/, '')})`,
      'Put it into :::not-tried, write "not tried" beside it, or remove it',
    );
  });
}

/** Emphasis and code marks of Markdown, which stand between words that belong together. */
function withoutMarks(text: string): string {
  return text.replace(/[*`]+/g, '');
}

/** Code of a passage, everything else blanked, with the visible mark of a doubt kept. */
function codeOf(text: string): string {
  if (/^\s*(?:```|~~~)/.test(text) || marker.test(text)) return text;
  const isCode = /```[\s\S]*?```|`[^`\n]+`/g;
  let at = 0;
  let code = '';
  for (const match of text.matchAll(isCode)) {
    code += text.slice(at, match.index).replace(/[^\n]/g, ' ') + match[0];
    at = match.index + match[0].length;
  }
  return code;
}

/** Entries of the model that nobody tried and whose name is recognized in code: it has more than letters. */
function untriedNames(product: Product): Doubt[] {
  const doubts: Doubt[] = [];
  const walk = (data: unknown): void => {
    if (typeof data !== 'object' || data === null) return;
    const name = entryName(data);
    if ('evidence' in data && data.evidence === 'not tried' && name && /[^A-Za-z ]/.test(name)) {
      const note = 'note' in data ? String(data.note ?? '') : '';
      const exact = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      doubts.push({
        name: `\`${name}\` of the product model`,
        note,
        patterns: [new RegExp(`(?<![\\w./:-])${exact}(?![\\w/-])`, 'g')],
      });
    }
    for (const value of Object.values(data)) walk(value);
  };
  for (const [part, data] of Object.entries(product)) if (!partsWithoutNames.includes(part)) walk(data);
  return doubts;
}
