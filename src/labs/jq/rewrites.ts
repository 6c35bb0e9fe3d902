import { path, text } from './masked.ts';

/** What other languages write, and what jq writes for it. */
export interface Rewrite {
  readonly find: RegExp;
  put(...found: readonly string[]): string;
  /** A sentence for who reads it. */
  readonly says: string;
  /** Code that compiles is meant so as well, when it fails or matches nothing. */
  readonly isForRuns?: boolean;
}

/** Kind of the value at a path. */
export type KindAt = (path: string) => 'text' | 'list' | 'object' | undefined;

const notWithin = '(?<![.\\w$])';
const one = (pattern: string, flags = 'g') => new RegExp(pattern, flags);

/** Names of functions that other languages have, and jq's own. */
const functions: Readonly<Record<string, string>> = {
  startsWith: 'startswith',
  endsWith: 'endswith',
  includes: 'contains',
  matches: 'test',
  lower: 'ascii_downcase',
  toLowerCase: 'ascii_downcase',
  upper: 'ascii_upcase',
  toUpperCase: 'ascii_upcase',
  strip: 'trim',
  size: 'length',
  count: 'length',
  len: 'length',
};
const methods = ['contains', 'startswith', 'endswith', 'test', 'match', 'has', 'split', 'join', 'trim'];
const methodOf = (name: string): string | undefined =>
  functions[name] ?? ([...methods, 'length', 'keys'].includes(name) ? name : undefined);
const lengths = /\.(?:length|size|count)$/;

/** In the order in which they are made. */
export function rewrites(kindAt: KindAt, names: readonly string[]): readonly Rewrite[] {
  return [
    {
      find: /\[\?\(?([^[\]]*?)\)?\]/g,
      put: (_, asked = '') => `[] | select(${asked})`,
      says: 'jq picks items of a list with select.',
    },
    { find: /^\s*\$\s*$/g, put: () => '.', says: 'In jq a dot is the whole document.' },
    {
      find: /[$@](?=\.)/g,
      put: () => '',
      says: 'jq has no $ or @ for the document, as JSONPath has: a path begins with a dot.',
    },
    {
      find: /\$(?=\[)/g,
      put: () => '.',
      says: 'jq has no $ for the document, as JSONPath has: a path begins with a dot.',
    },
    {
      find: /(?<=[\w\])])\.\.(?=[A-Za-z_])(\w+)/g,
      put: (_, name = '') => ` | .. | .${name}?`,
      says: 'In jq .. is a step of its own, which gives every value.',
    },
    {
      find: /\.\.\s*\|\s*\.([A-Za-z_]\w*)(?![\w?])/g,
      put: (_, name = '') => `.. | .${name}?`,
      says: '.. also gives lists and texts, which have no keys: the ? passes over them.',
      isForRuns: true,
    },
    { find: /===/g, put: () => '==', says: 'jq compares with ==.' },
    { find: /!==/g, put: () => '!=', says: 'jq compares with !=.' },
    { find: /\s*&&\s*/g, put: () => ' and ', says: 'jq writes and.' },
    { find: /\s*\|\|\s*/g, put: () => ' or ', says: 'jq writes or.' },
    {
      find: one(`${notWithin}(None|nil|undefined|NULL|Null|True|TRUE|False|FALSE)\\b`),
      put: (_, word = '') => (/^[TF]/.test(word) ? word.toLowerCase() : 'null'),
      says: 'jq writes null, true and false, as JSON does.',
    },
    {
      find: one(`${notWithin}is\\s+not\\b`),
      put: () => '!=',
      says: 'jq compares with != and ==.',
    },
    { find: one(`${notWithin}is\\s+(?=null|true|false)`), put: () => '== ', says: 'jq compares with ==.' },
    {
      find: one(`(${text})\\s+(not\\s+)?in\\s+(${path})`),
      put: (_, word = '', not = '', at = '') => {
        const kind = kindAt(at);
        const asked =
          kind === 'list' ? `any(. == ${word})` : kind === 'object' ? `has(${word})` : `contains(${word})`;
        return `(${at} | ${asked}${not ? ' | not' : ''})`;
      },
      says: 'jq has no operator in: it asks a text with contains, an object with has.',
    },
    {
      find: one(
        `(${path})\\s+(contains|startswith|endswith|startsWith|endsWith|test|matches|includes)\\s+(${text})`,
      ),
      put: (_, at = '', name = '', word = '') => `(${at} | ${methodOf(name)}(${word}))`,
      says: 'jq hands a value on with | to a function, whose arguments are in brackets.',
    },
    {
      find: one(`(${path})\\s*=?~\\s*(${text})`),
      put: (_, at = '', word = '') => `(${at} | test(${word}))`,
      says: 'jq asks for a pattern with test.',
    },
    {
      find: one(`(${path})\\.(\\w+)\\(([^()]*)\\)|(${path})\\(([^()]*)\\)`),
      put: (whole) => {
        const [, at = '', name = '', args = ''] = /^([\s\S]*)\.(\w+)\(([^()]*)\)$/.exec(whole) ?? [];
        const own = methodOf(name);
        if (own === undefined || at === '') return whole;
        return `(${at} | ${own}${args.trim() === '' ? '' : `(${args})`})`;
      },
      says: 'jq has no methods: it hands a value on with | to a function.',
    },
    {
      find: one(`${notWithin}len\\((${path})\\)`),
      put: (_, at = '') => `(${at} | length)`,
      says: 'jq hands a value on with |: length takes no argument.',
    },
    {
      find: one(`${path}(?![\\w(])`),
      put: (at) =>
        lengths.test(at) && at.indexOf('.', 1) > 0 ? `(${at.replace(lengths, '')} | length)` : at,
      says: 'length is a function and not a key.',
      isForRuns: true,
    },
    {
      find: one(`${notWithin}(${Object.keys(functions).join('|')})\\b`),
      put: (word) => functions[word] ?? word,
      says: 'jq has startswith, endswith, contains, test, ascii_downcase, ascii_upcase, trim and length.',
    },
    {
      find: one(`!\\s*(${path})`),
      put: (_, at = '') => `(${at} | not)`,
      says: 'not is a function in jq: it comes after a |.',
    },
    {
      find: one(`${notWithin}not\\s+(${path})(?=\\s*(?:$|\\)|and\\b|or\\b))`),
      put: (_, at = '') => `(${at} | not)`,
      says: 'not is a function in jq: it comes after a |.',
      isForRuns: true,
    },
    {
      find: one(`(${path})\\.(\\d+)(?![\\w.]*\\d)`),
      put: (_, at = '', place = '') => `${at}[${place}]`,
      says: 'Items of a list are in square brackets.',
    },
    {
      find: one(`\\b(test|match|capture|scan|sub|gsub|splits?)\\((${text})\\s*,\\s*(${text})\\)`),
      put: (_, name = '', pattern = '', flags = '') => `${name}(${pattern}; ${flags})`,
      says: 'Arguments are parted by a semicolon; a comma makes two values.',
      isForRuns: true,
    },
    {
      find: /(?<![=!<>|+*/%?-])=(?![=~])/g,
      put: () => '==',
      says: '= puts a value in, and the result is the whole object, a match for every reply.',
      isForRuns: true,
    },
    {
      find: one(`${notWithin}(${names.join('|') || '(?!)'})\\b(?!\\s*[(:])`),
      put: (word) => `.${word}`,
      says: 'A path begins with a dot.',
    },
  ];
}
