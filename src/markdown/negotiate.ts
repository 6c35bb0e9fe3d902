/** What the address of a page can be answered with. */
export type Representation = 'html' | 'markdown';

/** A range of media types that a client takes, such as `text/*;q=0.5`. */
interface MediaRange {
  readonly type: string;
  readonly subtype: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** How much it is wanted, from 0 (not at all) to 1. */
  readonly quality: number;
}

/** How well a client is served by a representation: by which range, and where that is in the header. */
interface Match {
  readonly quality: number;
  readonly specificity: number;
  readonly place: number;
}

/** What the representations are; a range with another parameter means something else (RFC 7763, RFC 7764). */
const described = {
  html: { types: ['text/html'], parameters: { charset: 'utf-8' } },
  markdown: {
    types: ['text/markdown', 'text/x-markdown'],
    parameters: { charset: 'utf-8', variant: 'gfm' },
  },
} as const;

/**
 * Which representation of a page an `Accept` header wants, by RFC 9110, 12.5.1: the most specific range that names a
 * type says how much it is wanted. Markdown only for who says so: a header that does not name it, such as those of
 * browsers and one that takes any type, gets HTML unless it refuses that; so does a header that wants neither, as nobody gets a 406.
 * Of two that are wanted alike, the one that is named more exactly counts, then the one that is named first. A range
 * that breaks the grammar (`q=2`) is passed over. Pure; the time grows with the length of the header.
 */
export function preferredRepresentation(accept: string | undefined): Representation {
  const ranges = splitOutsideQuotes(accept ?? '', ',').flatMap((text) => parseRange(text) ?? []);
  const markdown = matchOf('markdown', ranges);
  if (!markdown || markdown.quality === 0) return 'html';
  const html = matchOf('html', ranges);
  if (!html || html.quality === 0) return 'markdown';
  if (markdown.specificity < named) return 'html';
  const order =
    markdown.quality - html.quality || markdown.specificity - html.specificity || html.place - markdown.place;
  return order > 0 ? 'markdown' : 'html';
}

/** Of a range that names type and subtype. */
const named = 4;

function matchOf(representation: Representation, ranges: readonly MediaRange[]): Match | undefined {
  const [own, old] = described[representation].types.map((type) => {
    let best: Match | undefined;
    ranges.forEach((range, place) => {
      const match = { ...range, place, specificity: specificityOf(range, type, representation) };
      if (match.specificity >= 0 && (!best || isNoWorse(match, best))) best = match;
    });
    return best;
  });
  // A wildcard is about the name of today; the old one counts for who writes it.
  const isOld = old && old.specificity >= named;
  return isOld && !(own && own.specificity >= named && own.quality >= old.quality) ? old : own;
}

/** Of ranges that are as specific as each other, what the client wants most counts, else the last. */
const isNoWorse = (a: Match, b: Match) => (a.specificity - b.specificity || a.quality - b.quality) >= 0;

/** How much of a type a range names: its type before its subtype before parameters; -1 when it does not have it. */
function specificityOf(range: MediaRange, of: string, representation: Representation): number {
  const [type, subtype] = of.split('/');
  const parameters: Readonly<Record<string, string>> = described[representation].parameters;
  if (range.parameters.some(([name, value]) => parameters[name] !== value.toLowerCase())) return -1;
  const exact = Math.min(1, range.parameters.length);
  if (range.type === '*') return exact;
  if (range.type !== type) return -1;
  if (range.subtype === '*') return 2 + exact;
  return range.subtype === subtype ? named + exact : -1;
}

const token = "[!#$%&'*+.^_`|~\\w-]+";
const rangeForm = new RegExp(`^(?:\\*/\\*|${token}/${token})$`);
const parameterForm = new RegExp(`^(${token})=(?:(${token})|"((?:[^"\\\\]|\\\\.)*)")$`, 's');
/** At most three digits (RFC 9110, 12.4.2). */
const weightForm = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** @returns undefined for what is not a range */
function parseRange(text: string): MediaRange | undefined {
  const [range = '', ...rest] = splitOutsideQuotes(text, ';').map((part) => part.trim());
  if (!rangeForm.test(range)) return undefined;
  const [type = '', subtype = ''] = range.toLowerCase().split('/');
  // A star that is not the whole of a name is a letter of it for the grammar, and names nothing that exists.
  if (type === '*' && subtype !== '*') return undefined;
  const parameters: [string, string][] = [];
  for (const part of rest) {
    if (part === '') continue;
    const [, written = '', plain, quoted = ''] = parameterForm.exec(part) ?? [];
    const name = written.toLowerCase();
    if (name === '') return undefined;
    if (name === 'q') {
      // What is behind the weight was for extensions, which never came.
      return plain !== undefined && weightForm.test(plain)
        ? { type, subtype, parameters, quality: Number(plain) }
        : undefined;
    }
    parameters.push([name, plain ?? quoted.replace(/\\(.)/gs, '$1')]);
  }
  return { type, subtype, parameters, quality: 1 };
}

/** The parts of a text between separators; one inside a quoted string separates nothing. */
function splitOutsideQuotes(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isQuoted && character === '\\') at++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}
