import type { Root, RootContent } from 'hast';
import { stringify } from 'yaml';
import { plainTree } from './plain.ts';
import { attribute, isElement, readHtml, textOf } from './read-html.ts';
import type { PageFacts } from './rule.ts';
import { endOf, sectionsOf } from './sections.ts';
import { escaped, toText } from './to-markdown.ts';

/** What the head of a twin says of its page. */
export interface TwinFacts {
  readonly title: string;
  readonly description: string;
  /** Whole address that stands for the page in search engines. */
  readonly canonical: string;
  /** Language of the text. */
  readonly language: string;
  /** What the page describes, in words: `DTX 0.34`. */
  readonly version: string;
  /** Day for which its examples were checked. */
  readonly checked: string | undefined;
  /** Address of the list of all pages: who has one file finds the others. */
  readonly all: string;
  /** Address of the twin. */
  readonly markdown: string;
}

/** The text of a page as Markdown, and what can be linked to in it. */
export interface TwinBody {
  readonly markdown: string;
  /** Ids of rows, terms and other entries by the id of the heading above them; empty above the first. */
  readonly anchors: Readonly<Record<string, readonly string[]>>;
}

/** Pages longer than this say their sections first: agents cut what is longer. */
export const sectionsFrom = 5000;

/** So many sections are listed; of a page with more those of the upper level. */
const mostListed = 30;

/**
 * The text of a page without its title.
 * @param html the text of the built page: its element with the class `prose`
 */
export function twinBody(html: string, facts: PageFacts): TwinBody {
  const tree = readHtml(html);
  return { markdown: toText(plainTree(tree, facts)), anchors: anchorsOf(tree) };
}

/**
 * The Markdown file of a page: what it is, its sections when it is long, its title, its text.
 * @param title what the page calls itself above its text
 * @param notices Markdown of what is said above the text, such as that it waits for its translation
 */
export function twinText(facts: TwinFacts, title: string, notices: string, body: TwinBody): string {
  const { title: name, description, canonical, language, version, checked, all, markdown } = facts;
  const head = stringify(
    { title: name, description, canonical, language, version, ...(checked && { checked }), all },
    { lineWidth: 0 },
  );
  const parts = [`# ${escaped(title)}`, notices.trim(), body.markdown.trim()];
  const text = `${parts.filter(Boolean).join('\n\n')}\n`;
  return `---\n${head}---\n\n${sectionList(text, markdown)}${text}`;
}

/** Where to find what in a long page; empty for a short one. */
function sectionList(text: string, address: string): string {
  if (text.length <= sectionsFrom) return '';
  const all = sectionsOf(text);
  const listed = all.flatMap((section, i) =>
    i === 0 ? [] : [{ ...section, length: (endOf(all, i) ?? text.length) - section.start }],
  );
  const sections = listed.length > mostListed ? listed.filter(({ level }) => level === 2) : listed;
  if (sections.length < 2) return '';
  const items = sections.map(({ id, title, level, length }) => {
    const indent = '  '.repeat(Math.max(0, level - 2));
    return `${indent}- [${escaped(title)}](${address}?section=${encodeURIComponent(id)}), ${length}`;
  });
  return `${sectionsSentence}\n\n${items.join('\n')}\n\n`;
}

const sectionsSentence =
  'Sections, each with its size in characters. A Node server answers these links with the section alone, any other host with the whole file.';

/** Rows and terms have addresses; with `data-rows` they repeat those of another page. */
function anchorsOf(tree: Root): TwinBody['anchors'] {
  const found: Record<string, string[]> = {};
  let heading = '';
  const walk = (nodes: readonly RootContent[]): void => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const id = attribute(node, 'id');
      if (id !== '') {
        if (/^h[2-6]$/.test(node.tagName)) heading = id;
        else if (/^(tr|dt|li)$/.test(node.tagName)) found[heading] = [...(found[heading] ?? []), id];
      }
      walk(node.children);
    }
  };
  walk(tree.children);
  return found;
}

/** The parts of a built page that make its twin. */
export interface PageParts {
  /** Text of its `h1`. */
  readonly title: string;
  /** What is said above the text. */
  readonly notices: string;
  /** The element with the text. */
  readonly prose: string;
}

/** @returns undefined for a page without a text */
export function pageParts(html: string): PageParts | undefined {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const start = main.search(/<div class="prose"/);
  if (start < 0) return undefined;
  const text = main.slice(start);
  const ends = ['<p class="verified"', '<div class="page-meta"', '</article>']
    .map((each) => text.lastIndexOf(each))
    .filter((at) => at > 0);
  const whole = text.slice(0, Math.min(...ends, text.length));
  const heading = /<h1[^>]*>(.*?)<\/h1>/s;
  return {
    title: readHtml(heading.exec(whole)?.[1] ?? '')
      .children.map(textOf)
      .join('')
      .trim(),
    notices: [...main.slice(0, start).matchAll(/<p class="notice".*?<\/p>/gs)]
      .map(([notice]) => notice)
      .join(''),
    prose: whole.replace(heading, '').replace(/^<div class="prose"[^>]*>/, '<div>'),
  };
}
