import { mask, path } from './masked.ts';
import { functionsElsewhere, rewrites, rewritten } from './rewrites.ts';

/** What no expression of jq has, and how jq writes it. */
export interface Foreign {
  /** A sentence. */
  readonly says: string;
  /** The expression as jq writes it, as far as that is known without a document. */
  readonly instead: string | undefined;
}

/** Words of jq that may follow a value at once: `..and.b` is `.. and .b`. */
const mayFollow = '(?:and|or|as|then|elif|else|end|catch)';

/** Of other languages, and refused by every jq. */
const never: readonly (readonly [find: RegExp, says: string])[] = [
  [/[$@]\.|\$\[|^\s*\$\s*$/, 'jq has no $ or @ for the document, as JSONPath has: a path begins with a dot.'],
  [
    new RegExp(`(?<![\\d.])\\.\\.(?!${mayFollow}\\b)[A-Za-z_]`),
    'In jq .. is a step of its own, which gives every value.',
  ],
  [/\[\s*\?/, 'jq picks items of a list with select.'],
  [/===|!==/, 'jq compares with == and !=.'],
  [/&&/, 'jq writes and.'],
  [/\|\|/, 'jq writes or.'],
  [/=~/, 'jq asks for a pattern with test.'],
  [new RegExp(`!\\s*${path}`), 'not is a function in jq: it comes after a |.'],
  [
    new RegExp(`${path}\\.(?:contains|startswith|endswith|test|match|${functionsElsewhere.join('|')})\\(`),
    'jq has no methods: it hands a value on with | to a function.',
  ],
  [
    new RegExp(`(?<![.\\w$])(?:${functionsElsewhere.join('|')})\\(`),
    'jq has startswith, endswith, contains, test, ascii_downcase, ascii_upcase and length.',
  ],
];

/**
 * Tells an expression that is surely none of jq, without jq.
 * @returns undefined for one that may be right
 */
export function foreign(expression: string): Foreign | undefined {
  // A comment may hold anything, a definition any name, and a text with code in it has quotes of its own.
  if (/#|\bdef\b|\\\(/.test(expression) || expression.length > 2_000) return undefined;
  const masked = mask(expression);
  const found = never.filter(([find]) => find.test(masked.code)).map(([, says]) => says);
  if (masked.hasForeignQuotes) found.push('Texts are in double quotes.');
  const [says] = found;
  if (says === undefined) return undefined;
  const { code } = rewritten(
    masked.code,
    rewrites(() => undefined, []),
  );
  const isKnown = code !== masked.code || masked.hasForeignQuotes;
  return {
    says,
    instead: isKnown && !never.some(([find]) => find.test(code)) ? masked.plain(code).trim() : undefined,
  };
}
