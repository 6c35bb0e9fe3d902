import type { TwinPage } from '../markdown/pages-file.ts';
import { type Section, sectionsOf } from '../markdown/sections.ts';

/** A stretch of a twin: a section with those below it, or the page. */
export interface Stretch {
  /** Id of the section; empty for the page. */
  readonly id: string;
  readonly title: string;
  /** Its parts, each up to the next heading. */
  readonly parts: readonly Part[];
  /** An entry or row that was asked for within the section, among all of it. */
  readonly entry?: Entry;
}

/** An anchor that is no heading, and those of its section in their order. */
export interface Entry {
  readonly anchor: string;
  readonly all: readonly string[];
}

export interface Part extends Pick<Section, 'id' | 'title' | 'level' | 'bytes'> {
  readonly text: string;
}

/** Sections of twins that were read before: a search looks at ten of them. */
const read = new WeakMap<TwinPage, readonly Section[]>();

function sectionsIn(page: TwinPage, markdown: string): readonly Section[] {
  const sections = read.get(page) ?? sectionsOf(markdown);
  read.set(page, sections);
  return sections;
}

/**
 * What an anchor of a page means: a section, the section around a row or an entry, or for none the page.
 * @returns undefined when the page has no such anchor
 */
export function stretchOf(page: TwinPage, markdown: string, anchor: string): Stretch | undefined {
  const sections = sectionsIn(page, markdown);
  const part = (section: Section, from = section.start): Part => {
    const { id, title, level, bytes, end } = section;
    return { id, title, level, bytes, text: markdown.slice(from, end) };
  };
  const [first, ...others] = sections;
  if (!first) return undefined;
  const introduction = part(first, titleAt(markdown, first.end));
  if (anchor === '')
    return {
      id: '',
      title: page.title,
      parts: [introduction, ...others.map((each) => part(each))],
    };
  const id = sections.some((each) => each.id === anchor)
    ? anchor
    : page.sections.find(({ anchors }) => anchors.includes(anchor))?.id;
  if (id === undefined) return undefined;
  const all = page.sections.find((each) => each.id === id)?.anchors ?? [];
  const entry = id === anchor ? undefined : { anchor, all };
  if (id === '') return { id, title: page.title, parts: [introduction], ...(entry && { entry }) };
  const at = sections.findIndex((each) => each.id === id);
  const section = sections[at];
  if (!section) return undefined;
  const after = sections.findIndex(({ level }, i) => i > at && level <= section.level);
  // An entry is between its heading and the next one.
  const end = entry ? at + 1 : after < 0 ? sections.length : after;
  const own = sections.slice(at, end);
  return { id, title: section.title, parts: own.map((each) => part(each)), ...(entry && { entry }) };
}

/** Text of a section and those below it, for who looks for words in it, and the line of an entry that was asked for. */
export function sectionTextOf(
  page: TwinPage,
  markdown: string,
  anchor: string,
): { readonly text: string; readonly entry?: string | undefined } | undefined {
  const stretch = stretchOf(page, markdown, anchor);
  if (!stretch) return undefined;
  const parts = anchor === '' ? stretch.parts.slice(0, 1) : stretch.parts;
  const text = parts.map((each) => each.text).join('');
  return { text, ...(stretch.entry && { entry: lineOfEntry(text, stretch.entry) }) };
}

/** Where the title of a page is: what comes before it is said elsewhere in an answer. */
function titleAt(markdown: string, end: number): number {
  const at = markdown.slice(0, end).search(/^# /m);
  return Math.max(at, 0);
}

/**
 * As much of a text as fits, up to the end of a paragraph, a row or an item. A fence that is open there is closed.
 * @returns the text itself when all of it fits
 */
export function cutAtBlock(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  let end = 0;
  let inner = 0;
  let fence = '';
  let innerFence = '';
  let at = 0;
  let bytes = 0;
  const lines = text.split('\n');
  for (const [number, line] of lines.entries()) {
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > most) break;
    at += line.length + 1;
    const [, marks = ''] = /^[> ]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '') fence = marks;
    else if (marks.startsWith(fence) && line.trim().endsWith(marks)) fence = '';
    const next = lines[number + 1] ?? '';
    const isEnd = line.trim() === '' || next.trim() === '' || /^\s*(?:\||[-*] |\d+\. )/.test(next);
    if (fence === '' && isEnd) end = at;
    else if (fence !== '') [inner, innerFence] = [at, fence];
  }
  // Half of what fits is better than nothing of a long block of code.
  if (end * 2 < inner) return `${text.slice(0, inner)}${innerFence}\n`;
  return text.slice(0, end > 0 ? end : Math.min(at || most / 4, text.length));
}

/**
 * The entry of an anchor in a section that is too long to be given: the heading, the head of its table and the rows
 * around that of the anchor.
 * @returns undefined when no line is that of the entry
 */
export function aroundEntry(text: string, entry: Entry, most: number): string | undefined {
  const lines = text.split('\n');
  const place = placeOfEntry(lines, entry);
  const row = lines[place];
  if (row === undefined) return undefined;
  const inTable = row.startsWith('|');
  let top = place;
  while (inTable && lines[top - 1]?.startsWith('|')) top -= 1;
  const head = [
    lines[0] ?? '',
    '',
    ...(inTable && top < place ? lines.slice(top, Math.min(top + 2, place)) : []),
  ];
  const floor = inTable ? top + 2 : 1;
  let [from, to] = [place, place + 1];
  let left = most - size([...head, row]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [line, isBefore] of [
      [from > floor ? lines[from - 1] : undefined, true],
      [lines[to], false],
    ] as const) {
      if (line === undefined || (inTable && !line.startsWith('|')) || size([line]) > left) continue;
      left -= size([line]);
      if (isBefore) from -= 1;
      else to += 1;
      grown = true;
    }
  }
  return [...head, ...lines.slice(from, to), ''].join('\n');
}

/** The line of an entry in its section: a row of a table, a term, an item; undefined when none is like its anchor. */
export function lineOfEntry(text: string, entry: Entry): string | undefined {
  const lines = text.split('\n');
  return lines[placeOfEntry(lines, entry)];
}

/**
 * The line of an entry. Where a section has as many rows and terms as entries, they are in the same order; else it is the
 * one whose beginning has most of what the anchor ends with: `variable-openai_api_key` is `| \`OPENAI_API_KEY\` |`.
 */
function placeOfEntry(lines: readonly string[], { anchor, all }: Entry): number {
  const entries = [...lines.keys()].filter((at) => isRow(lines, at) || isTerm(lines[at] ?? ''));
  const kinds = [
    entries,
    entries.filter((at) => isRow(lines, at)),
    entries.filter((at) => isTerm(lines[at] ?? '')),
  ];
  const same = kinds.find(({ length }) => length === all.length);
  if (same) return same[all.indexOf(anchor)] ?? -1;
  const key = plain(anchor);
  let best = { at: -1, length: 0 };
  for (const [at, line] of lines.entries())
    for (const name of namesIn(line)) {
      const own = plain(name);
      if (own !== '' && key.endsWith(own) && own.length > best.length) best = { at, length: own.length };
    }
  return best.at;
}

/** Whether a line is a row of a table, below its head. */
function isRow(lines: readonly string[], at: number): boolean {
  const isHead = /^\|(?: *:?-+:? *\|)+$/;
  return (
    (lines[at] ?? '').startsWith('|') && !isHead.test(lines[at] ?? '') && !isHead.test(lines[at + 1] ?? '')
  );
}

function isTerm(line: string): boolean {
  return /^- \*\*/.test(line);
}

/** What a line may be the entry of: the first cell of a row, or parts of it; a term; the beginning of an item. */
function namesIn(line: string): string[] {
  if (line.startsWith('|')) {
    const cell = line.split(/(?<!\\)\|/)[1] ?? '';
    const links = [...cell.matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name);
    const code = [...cell.matchAll(/`([^`]*)`/g)].map(([, name = '']) => name);
    return [cell, ...cell.split(/<br>|, | \(/), ...links, ...code];
  }
  const [, name] = /^(?:[-*] |#+ )?(?:\*\*)?([^|:*]{1,120})/.exec(line) ?? [];
  return name && /^(?:[-*#]|\*\*|\S[^.]*$)/.test(line) ? [name, name.split(/, | \(/)[0] ?? ''] : [];
}

const size = (lines: readonly string[]) => Buffer.byteLength(lines.join('\n')) + 1;

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
