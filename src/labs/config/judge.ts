import { checkFormat } from '../../product/formats/check-format.ts';
import { placeText } from '../../product/formats/format-problems.ts';
import { titledFormat } from '../../product/formats/likely-format.ts';
import { type ConfigFile, configFile, type Finding, type Rule } from './config-file.ts';
import { consequence } from './consequences.ts';
import { type Contacts, noContacts } from './contacts.ts';
import { isBinary } from './decode-file.ts';
import { contactsOf } from './hosts.ts';
import { isSurelyOfDtx, type Kind, type KindChecks, kindOf } from './kinds.ts';
import { pages } from './pages.ts';
import { type ReadText, tooLongProblem } from './read-text.ts';
import { secretLines } from './secrets.ts';
import { isLimit, type SourceDocument } from './source-document.ts';

/** What a reader hands over. */
export interface ConfigInput {
  readonly text: string;
  /** Name of the file it came from; empty for a text that was typed. */
  readonly file: string;
  /** Of the file, when it is not UTF-8: `UTF-16`, `unknown` for one that is not text, or that it is `too long`. */
  readonly encoding: string;
}

/** Something to know, and where. */
export interface Told {
  readonly line: number;
  readonly message: string;
  readonly page?: string | undefined;
  /** A run comes to its end, and tells nothing. */
  readonly isGrave?: boolean;
}

/** As many as are shown, and how many there are. */
export interface ToldList {
  readonly first: readonly Told[];
  readonly all: number;
}

/** What the check says of a text. */
export interface ConfigOutcome {
  readonly kind: Pick<Kind, 'title' | 'by' | 'page'>;
  readonly isOfDtx: boolean;
  /** What is wrong with the file itself. */
  readonly errors: ToldList;
  readonly ends: ToldList;
  readonly ignored: ToldList;
  readonly secrets: ToldList;
  /** What was not looked at, or not to its end. */
  readonly unchecked: ToldList;
  /** The text was read to its end. */
  readonly isWhole: boolean;
  readonly contacts: Contacts;
}

/** Most of a kind that are told. */
const shown = 20;
/** Most documents of a text that are looked at: lines of JSON Lines may be many. */
const mostDocuments = 200;

/** Whether a text may be one of another product. */
export function mayBeOther(read: ReadText, file: string, checks: KindChecks): boolean {
  return looked(read).some(({ value }) => !isSurelyOfDtx(checks, value, file));
}

/** What a text has of DTX, as far as it is looked at. */
export function filesIn(read: ReadText, file: string, checks: KindChecks): readonly ConfigFile[] {
  return looked(read).flatMap(({ value }) => {
    const { format } = kindOf(checks, value, file);
    return format ? [configFile(format, value, checks.facts)] : [];
  });
}

/** As many documents as are looked at. */
function looked({ documents, language }: ReadText): readonly SourceDocument[] {
  return documents.slice(0, language === 'JSON Lines' ? mostDocuments : 1);
}

/** Says what is to be said of a text that was read. */
export function judge(
  read: ReadText,
  { text, file, encoding }: ConfigInput,
  checks: KindChecks,
  rules: readonly Rule[],
): ConfigOutcome {
  const [first] = read.documents;
  const kind = first && kindOf(checks, first.value, file);
  const isOfDtx = kind?.format !== undefined;
  const found = looked(read).map((document) => findingsOf(document, read, file, checks, rules));
  const errors = [
    ...encodingProblem(encoding),
    ...(read.tooLong ? [{ line: 1, message: read.tooLong }] : []),
    ...read.mistakes.map(({ line, problem }) => ({ line, message: notRead(read, problem) })),
    ...found.flatMap((each) => each.errors),
    ...strangeLines(read, text, kind),
    ...(encoding === '' ? emptyFile(read, text, file) : []),
  ];
  return {
    kind: kind ? { title: kind.title, by: kind.by, page: kind.page } : unreadKind(read, encoding),
    isOfDtx,
    errors: listed(errors),
    ends: listed([
      ...found.flatMap((each) => each.ends),
      ...moreDocuments(read, kind),
      ...otherFile(kind, file),
    ]),
    ignored: listed([...found.flatMap((each) => each.ignored), ...unseen(text, kind)]),
    unchecked: listed([...unread(read, text), ...found.flatMap((each) => each.unchecked)]),
    isWhole: unread(read, text).length === 0,
    secrets: listed(
      secretLines(text).map((line) => ({
        line,
        ...(isOfDtx
          ? {
              message:
                'This looks like a key. Set it as an environment variable, and write `"{{env.NAME}}"` under `environments`.',
              page: pages.placeholders,
            }
          : { message: 'This looks like a key. Remove it before you share the file.' }),
      })),
    ),
    contacts: found[0]?.contacts ?? noContacts,
  };
}

function encodingProblem(encoding: string): Told[] {
  if (encoding === '') return [];
  if (encoding === 'too long') return [{ line: 1, message: tooLongProblem }];
  return [
    {
      line: 1,
      message: isBinary(encoding)
        ? `DTX reads text: YAML or JSON.${encoding === 'unknown' ? ' If this is text, save it as UTF-8.' : ''}`
        : `The file is ${encoding}, but DTX reads the encoding of your system, mostly UTF-8. Save it as UTF-8.`,
    },
  ];
}

function unreadKind({ language, mistakes, tooLong, is }: ReadText, encoding: string): ConfigOutcome['kind'] {
  if (is) return { title: is.name, by: is.by, page: pages.files };
  if (isBinary(encoding))
    return {
      title: encoding === 'unknown' ? 'Not a text file' : encoding,
      by: 'its bytes',
      page: pages.files,
    };
  if (encoding === 'too long' || tooLong) return { title: 'A very long text', by: 'its size' };
  if (mistakes.length === 0) return { title: 'Empty', by: 'its content' };
  return { title: `Not ${language} that can be read`, by: 'its content' };
}

function notRead({ language }: ReadText, problem: string): string {
  return `${isLimit(problem) ? `This page cannot read the ${language}` : `Not valid ${language}`}: ${problem}.`;
}

interface Found {
  readonly errors: readonly Told[];
  readonly ends: readonly Told[];
  readonly ignored: readonly Told[];
  readonly unchecked: readonly Told[];
  readonly contacts: Contacts;
}

function findingsOf(
  document: SourceDocument,
  read: ReadText,
  name: string,
  checks: KindChecks,
  rules: readonly Rule[],
): Found {
  const kind = kindOf(checks, document.value, name);
  const isRead = kind.format !== undefined && kind.format !== 'detection';
  const written = [
    ...document.repeated.map(({ line }) => ({
      line,
      message: 'A key is repeated: DTX uses the last one. Remove the others.',
    })),
    ...(isRead ? document.surprises : []).map(({ line, problem }) => ({ line, message: `${problem}.` })),
  ];
  if (!kind.format || !kind.schema)
    return { errors: written, ends: [], ignored: [], unchecked: [], contacts: noContacts };
  const problems = checkFormat(checks.formats, kind.schema, document.value, {
    part: read.upTo !== undefined,
    otherName: 'Compare it with the list on the page',
    // A report repeats the ids of a plan, where any text is one.
  }).filter(
    ({ keyword, path }) => kind.format !== 'report' || keyword !== 'enum' || !path.includes('plugins'),
  );
  const lines = document.linesOf(problems.map(({ path }) => path));
  const file = configFile(kind.format, document.value, checks.facts);
  const results = rules.map((rule) => rule(file));
  const told = (findings: readonly Finding[]) => toldOf(document, findings);
  return {
    errors: [
      ...written,
      ...problems.map((problem, i) => ({
        line: lines[i] ?? 1,
        message: `${placeOf(problem.path)}${problem.problem}. ${problem.fix}.${consequence(problem, file)}`,
        page: kind.page,
      })),
    ],
    ends: told(results.flatMap(({ ends }) => ends ?? [])),
    ignored: [
      ...told(results.flatMap(({ pointless }) => pointless ?? [])).map((each) => ({
        ...each,
        isGrave: true,
      })),
      ...told(results.flatMap(({ ignored }) => ignored ?? [])),
    ],
    unchecked: told(results.flatMap(({ unchecked }) => unchecked ?? [])),
    contacts: contactsOf(file),
  };
}

function placeOf(path: Finding['path']): string {
  const place = placeText(path);
  return place ? `\`${place.length > 120 ? `…${place.slice(-119)}` : place}\`: ` : '';
}

function toldOf(document: SourceDocument, findings: readonly Finding[]): Told[] {
  const lines = document.linesOf(findings.map(({ path }) => path));
  return findings.map(({ inner, message, page }, i) => ({
    line: (lines[i] ?? 1) + (inner === undefined ? 0 : innerOffset(document, findings[i], inner)),
    message,
    page,
  }));
}

/** A text that is written over several lines begins on the line after its field. */
function innerOffset(document: SourceDocument, finding: Finding | undefined, inner: number): number {
  return finding && document.isBlock(finding.path) ? inner : 0;
}

/** A file without fields. A field of the page that nobody has filled is none. */
function emptyFile({ documents, mistakes, tooLong, is }: ReadText, text: string, file: string): Told[] {
  const isRead = mistakes.length === 0 && !tooLong && !is && (file !== '' || text.trim() !== '');
  return isRead && documents.every(({ value }) => value === null || value === undefined)
    ? [
        {
          line: 1,
          message:
            'The file is empty: DTX ends with `TypeError: … argument after ** must be a mapping, not NoneType`.',
          page: pages.files,
        },
      ]
    : [];
}

/** What each command says is missing in the file of another one. */
const missed: Readonly<Record<string, string>> = { scope: 'agent', plan: 'threat_model' };

/** A file that its name promises for another command. */
function otherFile(kind: Kind | undefined, file: string): Told[] {
  const named = titledFormat(file.split(/[/\\]/).at(-1) ?? '') ?? '';
  const format = kind?.format ?? '';
  if (named === format || !missed[named] || !['scope', 'plan', 'report'].includes(format)) return [];
  return [
    {
      line: 1,
      message: `The name says ${named}, the fields say ${format}. As a ${named}, DTX refuses the file (\`${missed[named]} Field required\`).`,
      page: pages.files,
    },
  ];
}

/** More than one document, of which Python's reader takes none. */
function moreDocuments({ language, documents }: ReadText, kind: Kind | undefined): Told[] {
  const second = documents[1];
  return language === 'YAML' && second && kind?.format !== undefined
    ? [
        {
          line: second.lineOf([]),
          message: 'DTX refuses a file with a second document after `---`. Put each into its own file.',
        },
      ]
    : [];
}

/** What of a long text was not looked at. */
function unread({ upTo, documents, language }: ReadText, text: string): Told[] {
  if (upTo !== undefined)
    return [
      {
        line: upTo + 1,
        message: `The YAML is longer than 1 MB: of its ${lineCount(text)} lines, only the first ${upTo === 1 ? 'one is' : `${grouped(upTo)} are`} checked. What comes after is not read. Cut the file into smaller ones, or write it as JSON.`,
      },
    ];
  return language === 'JSON Lines' && documents.length > mostDocuments
    ? [
        {
          line: documents[mostDocuments]?.lineOf([]) ?? 1,
          message: `Of ${grouped(documents.length)} entries, only the first ${mostDocuments} are checked.`,
        },
      ]
    : [];
}

function lineCount(text: string): string {
  return grouped(text.replace(/\n$/, '').split('\n').length);
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}

/** Signs that Python's reader refuses, whatever they mean to others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]|^\t/m;

function strangeLines({ language }: ReadText, text: string, kind: Kind | undefined): Told[] {
  if (kind?.format === undefined || /^(?:report|detection|evaluator#input)/.test(kind.format)) return [];
  const at = text.search(language === 'JSON' ? refused : new RegExp(refused.source.replace('|^\\t', '')));
  if (at < 0) return [];
  const line = text.slice(0, at).split('\n').length;
  const sign =
    text[at] === '\t'
      ? 'a tab at the beginning of a line'
      : `the character U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
  return [{ line, message: `DTX reads the file as YAML, where ${sign} is not allowed.` }];
}

/** Signs that nobody sees, and spaces that are none to YAML. In prompts they may be meant. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]|^[ ]*\u00a0/m;

function unseen(text: string, kind: Kind | undefined): Told[] {
  const isWritten = /^(?:scope|provider|environment|evaluator|prompts)/.test(kind?.format ?? '');
  const at = isWritten ? text.search(invisible) : -1;
  if (at < 0) return [];
  const sign = text.slice(at).trimStart().codePointAt(0) ?? 0;
  const code = (/^[ ]*\u00a0/.test(text.slice(at)) ? 0xa0 : sign).toString(16).toUpperCase().padStart(4, '0');
  return [
    {
      line: text.slice(0, at).split('\n').length,
      message: `The invisible character U+${code} is on this line. Remove it if you do not mean it.`,
    },
  ];
}

function listed(told: readonly Told[]): ToldList {
  const each = [...new Map(told.map((one) => [`${one.line} ${one.message}`, one])).values()];
  const rank = ({ isGrave }: Told) => (isGrave ? 0 : 1);
  return {
    first: each.sort((a, b) => rank(a) - rank(b) || a.line - b.line).slice(0, shown),
    all: each.length,
  };
}
