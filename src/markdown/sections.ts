import GithubSlugger from 'github-slugger';

/** A heading of a Markdown file, with what is below it up to the next heading. The first one has all before the second. */
export interface Section {
  /** Id of the heading in the page; empty for the first section, which has front matter, title and introduction. */
  readonly id: string;
  /** As it is read: without signs of Markdown. */
  readonly title: string;
  readonly level: number;
  /** Where it starts in the text. */
  readonly start: number;
  /** Where the next heading starts, of whatever level: the sections of a file are all of it, each once. */
  readonly end: number;
  /** Size in UTF-8 of what `sectionOf` gives: with the headings of deeper levels below it. */
  readonly bytes: number;
}

interface Heading {
  readonly level: number;
  readonly words: string;
  readonly id: string | undefined;
  readonly start: number;
}

const headingLine = /^(#{1,6})[ \t]+(.*?)[ \t]*$/;
const ownId = /[ \t]+\{#([^\s{}]+)\}$/;
const fenceLine = /^(`{3,}|~{3,})(.*)$/;

/**
 * The sections of a Markdown file: an explicit ` {#id}` at the end of a heading is its id, else GitHub's slug of its
 * text among those of the file. The title of the file has no id, as in the page.
 */
export function sectionsOf(markdown: string): readonly Section[] {
  const all = headingsOf(markdown);
  const first = all[0]?.level === 1 ? all[0] : undefined;
  const headings = first ? all.slice(1) : all;
  const slugger = new GithubSlugger();
  const starts = headings.map(({ start }) => start);
  const introduction = markdown.slice(0, starts[0] ?? markdown.length);
  return [
    {
      id: '',
      title: first?.words ?? '',
      level: 1,
      start: 0,
      end: introduction.length,
      bytes: Buffer.byteLength(introduction),
    },
    ...headings.map(({ level, words, id, start }, i) => ({
      id: id ?? slugger.slug(words),
      title: words,
      level,
      start,
      end: starts[i + 1] ?? markdown.length,
      bytes: Buffer.byteLength(markdown.slice(start, endOf(headings, i) ?? markdown.length)),
    })),
  ];
}

/**
 * A section with its heading and the sections of deeper levels below it; of the empty id what comes before the second
 * heading of the file.
 * @returns undefined when no heading has the id
 */
export function sectionOf(markdown: string, id: string): string | undefined {
  const sections = sectionsOf(markdown);
  const at = sections.findIndex((section) => section.id === id);
  const section = sections[at];
  if (!section) return undefined;
  if (at === 0) return markdown.slice(0, section.end);
  return markdown.slice(section.start, endOf(sections, at) ?? markdown.length);
}

/** Where a section ends together with those of deeper levels below it; undefined for the end of the file. */
export function endOf(sections: readonly Pick<Section, 'level' | 'start'>[], at: number): number | undefined {
  const level = sections[at]?.level ?? 0;
  return sections.find((each, i) => i > at && each.level <= level)?.start;
}

/** Takes away each ` {#id}` that says what the text of its heading says, too. */
export function withoutPlainIds(markdown: string): string {
  const slugger = new GithubSlugger();
  let text = '';
  let copied = 0;
  for (const { level, words, id, start } of headingsOf(markdown)) {
    // An id of its own takes no part in the numbering of the others, here as when the file is read.
    if (level === 1 || id === undefined) continue;
    const before = { ...slugger.occurrences };
    if (slugger.slug(words) !== id) {
      slugger.occurrences = before;
      continue;
    }
    const end = markdown.indexOf('\n', start);
    const line = markdown.slice(start, end < 0 ? markdown.length : end);
    text += markdown.slice(copied, start) + line.replace(ownId, '');
    copied = start + line.length;
  }
  return text + markdown.slice(copied);
}

/** Headings outside of code, by line: those of our files begin at its start. */
function headingsOf(markdown: string): Heading[] {
  const headings: Heading[] = [];
  let fence: string | undefined;
  let start = 0;
  for (const line of markdown.split('\n')) {
    const [, marks, info = ''] = fenceLine.exec(line) ?? [];
    if (fence !== undefined) {
      if (marks?.startsWith(fence) && info.trim() === '') fence = undefined;
    } else if (marks !== undefined && !(marks.startsWith('`') && info.includes('`'))) {
      fence = marks;
    } else {
      const [, signs, content = ''] = headingLine.exec(line) ?? [];
      if (signs !== undefined) {
        const words = wordsOf(content.replace(ownId, ''));
        headings.push({ level: signs.length, words, id: ownId.exec(content)?.[1], start });
      }
    }
    start += line.length + 1;
  }
  return headings;
}

/** The text of a heading without the signs of Markdown in it. What is code stays as it is. */
export function wordsOf(markdown: string): string {
  return markdown
    .split(/(`+)(.+?)\1(?!`)/)
    .map((piece, i) => {
      if (i % 3 === 1) return '';
      if (i % 3 === 2) return piece.replace(/^ (.*) $/, '$1');
      return piece
        .replace(/!?\[((?:\\.|[^\]\\])*)\]\((?:\\.|[^)\\])*\)/g, '$1')
        .replace(/(?<!\\)(\*\*|~~|\*)/g, '')
        .replace(/<\/?[a-z][^>]*>/g, '')
        .replace(/\\([!-/:-@[-`{-~])/g, '$1')
        .replace(/&(amp|lt|gt|quot|#x20);/g, (_, name: string) => entities[name] ?? '');
    })
    .join('')
    .trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x20': ' ' };
