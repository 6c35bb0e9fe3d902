import { nearestWord } from '../../base/nearest.ts';
import type { Jq } from './engine.ts';
import { type Masked, mask, text } from './masked.ts';
import { isObject, type Missing, missingIn, pathsIn, placesOf } from './paths.ts';
import { type KindAt, rewrites, rewritten } from './rewrites.ts';

/** What is known of a case, and jq to try a correction with. */
export interface HintCase {
  /** What expressions are applied to. */
  readonly document: unknown;
  readonly jq: Pick<Jq, 'run' | 'problem'>;
}

/** This module, for who loads it when it is needed. */
export interface JqHints {
  readonly compileHint: typeof compileHint;
  readonly resultHint: typeof resultHint;
}

/** Longer expressions and larger documents get no hint: to try a correction takes time. */
const longest = { expression: 2000, document: 30_000 } as const;

/**
 * What to write in place of an expression that does not compile: the expression itself where it then compiles, else what
 * is wrong with it. What is code in the sentence is between backticks.
 * @param complaint of jq
 */
export function compileHint(expression: string, complaint: string, asked: HintCase): string | undefined {
  const ready = readied(expression, asked);
  if (!ready) return undefined;
  const { masked, json } = ready;
  const { code, says } = rewritten(masked.code, rewrites(kindAt(asked, json), topNames(asked)));
  if (masked.hasForeignQuotes) says.unshift('Texts are in double quotes.');
  const keyed = quotedKeys(code, asked.document);
  if (keyed !== code) says.push('A key with a sign other than _ is in quotes.');
  const named = keyed === code ? correctedName(code, complaint, says) : keyed;
  const closed = closedBrackets(named);
  if (closed.code !== named) says.push(closed.says);
  if (says.length === 0) return undefined;
  return written(masked, closed.code, says, asked, json);
}

/**
 * Why an expression that compiles fails or finds nothing in a document.
 * @returns undefined where nothing looks like a mistake
 */
export function resultHint(expression: string, asked: HintCase): string | undefined {
  const ready = readied(expression, asked);
  if (!ready) return undefined;
  const { masked, json } = ready;
  const keyed = quotedKeys(masked.code, asked.document);
  if (keyed !== masked.code)
    return written(masked, keyed, ['A key with a sign other than _ is in quotes.'], asked, json);
  const list = rewrites(kindAt(asked, json), topNames(asked)).filter(({ isForRuns }) => isForRuns);
  const { code, says } = rewritten(masked.code, list);
  if (says.length > 0) return written(masked, code, says, asked, json);
  return missingHint(masked, asked, json) ?? wholeHint(masked, asked, json);
}

function readied(expression: string, { document }: HintCase) {
  if (expression.length > longest.expression || /[`#]/.test(expression)) return undefined;
  const json = JSON.stringify(document);
  return json.length > longest.document ? undefined : { masked: mask(expression), json };
}

function topNames({ document }: HintCase): string[] {
  return isObject(document) ? Object.keys(document).filter((name) => /^[A-Za-z_]\w*$/.test(name)) : [];
}

const kindAt =
  ({ jq }: HintCase, json: string): KindAt =>
  (at) => {
    const found = jq.run(`first(${at}) | type`, json, ['-r']);
    const kinds = { string: 'text', array: 'list', object: 'object' } as const;
    return 'failed' in found ? undefined : kinds[found.output as keyof typeof kinds];
  };

function written(
  masked: Masked,
  code: string,
  says: readonly string[],
  { jq }: HintCase,
  json: string,
): string {
  const corrected = masked.plain(code).trim();
  const why = says.slice(0, 2).join(' ');
  const isSure = jq.problem(corrected) === undefined && !('failed' in jq.run(corrected, json, ['-c']));
  return isSure ? `Write \`${corrected}\`. ${why}` : why;
}

/** Keys that are no names, put in quotes: `.my-key` asks for `my` and takes `key` away from it. */
function quotedKeys(code: string, document: unknown): string {
  return keysIn(document)
    .filter((key) => /^[A-Za-z_][\w-]*-[\w-]*$/.test(key))
    .reduce(
      (changed, key) =>
        changed.replace(new RegExp(`(.?)\\.${key}(?![\\w-])`, 'g'), (_, before: string) =>
          /[\w\])?]/.test(before) ? `${before}["${key}"]` : `${before}.["${key}"]`,
        ),
      code,
    );
}

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...new Set([...own, ...Object.values(value).flatMap(keysIn)])];
}

/** Functions that rules use; jq has more. */
const known =
  'all any add ascii_downcase ascii_upcase capture contains endswith error explode first flatten floor from_entries has index indices inside join keys last length ltrimstr map map_values match max max_by min min_by not range recurse rtrimstr scan select sort sort_by split startswith strings sub gsub test to_entries tojson tonumber tostring trim type unique unique_by values with_entries empty objects arrays numbers booleans nulls null true false isempty'.split(
    ' ',
  );

function correctedName(code: string, complaint: string, says: string[]): string {
  const [, name] = /^(\w+)\/\d+ is not defined/.exec(complaint) ?? [];
  if (name === undefined || known.includes(name) || !new RegExp(`(?<![.\\w$])${name}\\b`).test(code))
    return code;
  const meant = name.length > 2 ? nearestWord(name, known) : undefined;
  if (meant !== undefined) {
    says.push(`jq has no function ${name}.`);
    return code.replace(new RegExp(`(?<![.\\w$])${name}\\b`, 'g'), meant);
  }
  const inBrackets = new RegExp(`\\(\\s*${name}\\s*\\)`, 'g');
  if (inBrackets.test(code)) {
    says.push('A text is in double quotes.');
    return code.replace(inBrackets, `("${name}")`);
  }
  says.push(
    /^(?:json|text|status|headers|body)$/.test(name)
      ? `${name} is a name of Python’s expressions. jq reads what they made of the reply, in .response and .turns[-1].message.`
      : `${name} is neither a function of jq nor a path, which begins with a dot.`,
  );
  return code;
}

/** Closes what is open at the end. */
function closedBrackets(code: string): { readonly code: string; readonly says: string } {
  const open: string[] = [];
  const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
  const before = code.replace(/"[^"]*"/g, '').split('"')[0] ?? '';
  for (const letter of before) {
    if (closing[letter] !== undefined) open.push(closing[letter]);
    else if (letter === open.at(-1)) open.pop();
  }
  const quote = (code.split('"').length - 1) % 2 === 1 ? '"' : '';
  const ifs = (before.match(/\bif\b/g)?.length ?? 0) - (before.match(/\bend\b/g)?.length ?? 0);
  const end = ifs > 0 ? ' end'.repeat(ifs) : '';
  const what = quote ? 'A quote' : open.length > 0 ? 'A bracket' : 'An if';
  return { code: `${code}${quote}${open.reverse().join('')}${end}`, says: `${what} is not closed.` };
}

function missingHint(masked: Masked, asked: HintCase, json: string): string | undefined {
  const textOf = (letter: string): unknown => parsed(masked.plain(letter));
  for (const { path: at, at: start, context, isOptional } of pathsIn(masked.code)) {
    if (context === undefined || isOptional) continue;
    const found = asked.jq.run(`first(${masked.plain(context)})`, json, ['-c']);
    if ('failed' in found || found.output === '') continue;
    const missing = missingIn(at, parsed(found.output), textOf);
    if (missing) return missingSentence(missing, { masked, start, isWhole: context === '.' }, asked, json);
  }
  return undefined;
}

function missingSentence(
  { key, offset, before, of }: Missing,
  { masked, start, isWhole }: { masked: Masked; start: number; isWhole: boolean },
  asked: HintCase,
  json: string,
): string | undefined {
  const beginning = isWhole ? 'the whole object' : 'what comes before the |';
  const holder = before === '' ? beginning : `\`${masked.plain(before)}\``;
  const { code } = masked;
  const at = start + offset;
  if (Array.isArray(of)) {
    if (of.length === 0) return `${capital(holder)} is an empty list.`;
    const picked = `${code.slice(0, start + before.length)}[-1]${code.slice(start + before.length)}`;
    return written(masked, picked, [`${capital(holder)} is a list, and its last item is [-1].`], asked, json);
  }
  // Of an empty object and a text, the traps of an agent say more.
  if (!isObject(of) || Object.keys(of).length === 0) return undefined;
  const keys = Object.keys(of);
  const says = `There is no key \`${key}\` in ${holder}.`;
  // With a key such as LABEL-1, jq takes 1 away from LABEL.
  const [longKey = key] = /^\w+(?:-\w+)*/.exec(code.slice(at)) ?? [];
  for (const name of [longKey, key]) {
    const meant = nearKey(name, keys);
    if (meant === undefined || !/^\w/.test(code.slice(at))) continue;
    const isName = /^[A-Za-z_]\w*$/.test(meant);
    const step = isName ? meant : `["${meant}"]`;
    const from = isName ? at : at - 1 + (before === '' ? 1 : 0);
    return written(masked, code.slice(0, from) + step + code.slice(at + name.length), [says], asked, json);
  }
  const [place] = placesOf(key, asked.document);
  if (place !== undefined) return `${says} It is at \`${place}\`.`;
  const near = nearKey(key, keysIn(asked.document));
  const [nearPlace] = near === undefined ? [] : placesOf(near, asked.document);
  if (nearPlace !== undefined)
    return isWhole && before === ''
      ? written(masked, code.slice(0, start) + nearPlace + code.slice(at + key.length), [says], asked, json)
      : `${says} A key like it is at \`${nearPlace}\`.`;
  const more = keys.length > 6 ? ` and ${keys.length - 6} more` : '';
  return `${says} ${keys.length === 1 ? 'The only key there is' : 'The keys there are'} ${keys
    .slice(0, 6)
    .map((each) => `\`${each.slice(0, 40)}\``)
    .join(', ')}${more}.`;
}

/** A function of texts that is asked of the whole object. */
function wholeHint(masked: Masked, asked: HintCase, json: string): string | undefined {
  if (!new RegExp(`^\\s*(?:contains|test|startswith|endswith)\\(\\s*${text}`).test(masked.code))
    return undefined;
  return written(
    masked,
    `.turns[-1].message | ${masked.code.trim()}`,
    ['An expression is applied to the whole object, so it has to pick a text first.'],
    asked,
    json,
  );
}

/** A key with other digits is another one, however alike. */
function nearKey(name: string, keys: readonly string[]): string | undefined {
  const digits = (word: string) => word.replace(/\D/g, '');
  return name.length < 3 || keys.length > 200
    ? undefined
    : nearestWord(
        name,
        keys.filter((each) => each.length < 60 && digits(each) === digits(name)),
      );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
