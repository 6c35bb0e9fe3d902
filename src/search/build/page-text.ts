import { parseDocument } from 'htmlparser2';
import type { SectionText, TextGroup } from '../core/site-text.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** Paragraphs are joined until a group has so many characters: what a snippet of ten words needs, and no more. */
const groupSize = 300;

/**
 * The tall form of a diagram says what the wide one says; prompts and replies of a sample, the log of a simulated attack
 * and its pictures for paper, doubts, marks, and what is seen only when code fails to come answer nothing.
 */
const frameClasses = new Set(
  'hash-link attack-frames attack-part island-status row-link toc-mobile page-meta verified cards diagram-tall legend model-filter sample-run report doubt doubts state-broken'.split(
    ' ',
  ),
);

/** What frames the text: navigation, what only a pointer reaches, and what repeats other text. */
const isFrame = ({ name, attribs }: Element): boolean => {
  return (
    ['nav', 'script', 'style', 'noscript', 'template', 'form', 'thead'].includes(name) ||
    (name === 'button' && attribs['aria-describedby'] === undefined) ||
    attribs.role === 'tooltip' ||
    (attribs.class ?? '').split(' ').some((each) => frameClasses.has(each))
  );
};

/** What is a paragraph of its own, so that words of neighbors do not run together. */
const blocks = new Set(
  'p li dt dd tr pre figcaption summary blockquote div section table ul ol dl details figure'.split(' '),
);

interface OpenSection extends SectionText {
  readonly groups: TextGroup[];
  /** Something below its heading was left out. */
  isShortened?: boolean;
}

/**
 * Reads the sections of a built page: its main part, by headings, in groups of paragraphs.
 * @param html the document
 * @param title of the page, in place of the text of its `h1`, which may hold more
 * @param description first text of the page itself; readers see it in lists and search results
 * @param isOfLabs whether the examples that labs begin with are what the page is about; elsewhere they only would make
 *   the section around them harder to find
 */
export function pageSections(
  html: string,
  title: string,
  description: string,
  isOfLabs = false,
): SectionText[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const first: OpenSection = { id: '', level: 1, title, entry: false, groups: [] };
  if (description !== '') first.groups.push({ text: description, code: false });
  const sections = [first];
  let current = first;
  let entryLevel = 0;
  let rowsAre = '';
  let paragraph = '';

  const end = (code = false) => {
    const text = oneLine(paragraph);
    paragraph = '';
    if (text === '' || text === description) return;
    const last = current.groups.at(-1);
    const joins =
      last !== undefined &&
      last.text !== description &&
      last.code === code &&
      last.text.length + text.length < groupSize;
    const group = { text: joins ? `${last.text} ${text}` : text, code };
    current.groups.splice(joins ? -1 : current.groups.length, joins ? 1 : 0, group);
  };

  const open = (id: string, level: number, name: string, entry = false) => {
    current = { id, level, title: oneLine(name), entry, groups: [] };
    sections.push(current);
  };

  const read = (node: Node): void => {
    if (isText(node)) paragraph += node.data;
    if (!isElement(node)) return;
    const { name: tagName, attribs } = node;
    if (attribs.class === 'attack-part') current.isShortened = true;
    if (isFrame(node) || (!isOfLabs && attribs.class === 'lab')) return;
    const id = attribs.id ?? '';
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    if (level === '1') return;
    if (level !== undefined) {
      end();
      open(id, Number(level), textOf(node));
    } else if (tagName === 'svg') {
      end();
      paragraph = attribs['aria-label'] ?? '';
      end();
    } else if (tagName === 'wbr') {
      // A place where an identifier may be broken is not a gap in it.
    } else if (tagName === 'br') {
      paragraph += ' ';
    } else if (tagName === 'dt' && id !== '') {
      // Its definition follows, up to the next term or the end of the list.
      end();
      open(id, entryLevel, textOf(node), true);
    } else if (tagName === 'tr') {
      end();
      const outer = current;
      const [first, ...others] = node.children;
      if (id !== '' && first && rowsAre !== 'repeats') {
        open(id, entryLevelBelow(outer), rowsAre === 'remarks' ? outer.title : nameOf(first), true);
      }
      const isNamed = current !== outer && rowsAre !== 'remarks';
      paragraph = (isNamed ? others : node.children).map(cellText).filter(Boolean).join(' · ');
      end();
      current = outer;
    } else if (blocks.has(tagName)) {
      end();
      const [outer, outerLevel, outerRows] = [current, entryLevel, rowsAre];
      if (tagName === 'dl') entryLevel = entryLevelBelow(outer);
      rowsAre = attribs['data-rows'] ?? rowsAre;
      node.children.forEach(read);
      end(tagName === 'pre');
      rowsAre = outerRows;
      if (tagName === 'dl') [current, entryLevel] = [outer, outerLevel];
    } else {
      node.children.forEach(read);
    }
  };
  parseDocument(main).children.forEach(read);
  end();
  // A heading above nothing but what was left out would be found for nothing.
  return sections
    .filter(({ groups, isShortened }) => groups.length > 0 || !isShortened)
    .map(({ isShortened: _, ...section }) => section);
}

const isText = (node: Node) => node.type === 'text';
const isElement = (node: Node): node is Element => 'attribs' in node;

function textOf(node: Node): string {
  if (isText(node)) return node.data;
  if (!isElement(node) || isFrame(node)) return '';
  return node.children.map(textOf).join('');
}

/** Text of a table cell; empty when the cell only says that there is nothing. */
function cellText(cell: Node): string {
  const text = oneLine(spacedText(cell));
  return text === '–' ? '' : text;
}

function spacedText(node: Node): string {
  if (!isElement(node) || isFrame(node)) return textOf(node);
  const text = node.children.map(spacedText).join('');
  return blocks.has(node.name) || node.name === 'br' ? ` ${text} ` : text;
}

function nameOf(cell: Node): string {
  if (!isElement(cell)) return textOf(cell);
  const code = cell.children.find((child) => isElement(child) && child.name === 'code');
  return textOf(code ?? cell);
}

/** A table row or a term with an address is found by its name, like a heading below the one above it. */
const entryLevelBelow = ({ level }: SectionText): number => Math.min(level + 1, 6);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
