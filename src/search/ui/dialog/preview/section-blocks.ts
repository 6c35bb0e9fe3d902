/** A piece of a section, as text. */
export type PreviewBlock =
  | { readonly kind: 'heading' | 'term' | 'paragraph' | 'item' | 'code'; readonly text: string }
  | { readonly kind: 'row'; readonly cells: readonly PreviewCell[] };

export interface PreviewCell {
  /** Heading of its column; empty without one. */
  readonly label: string;
  readonly text: string;
}

/** More than a pane shows is not read. */
const mostBlocks = 40;

/** What frames the text, as `src/search/build/page-text.ts` sees it. */
const frame =
  'nav, script, style, noscript, template, form, svg, button:not([aria-describedby]), [role="tooltip"], .hash-link, .row-link, .toc-mobile, .page-meta, .verified, .model-filter';

const kinds: Readonly<Record<string, 'term' | 'item'>> = { DT: 'term', LI: 'item' };

const isHeading = (element: Element) => /^H[1-6]$/.test(element.tagName);

const blocks =
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, tr, pre, table, thead, tbody, ul, ol, dl, figure, figcaption, blockquote, div, section, details, summary';

const isBlock = (element: Element) => element.matches(blocks);

/**
 * The text of a section: from its heading, or from a row or term that has an address, to the next heading of the same
 * rank.
 * @param hash of the address, with its `#`; without one the page from its top
 */
export function sectionBlocks(page: Document, hash: string): PreviewBlock[] {
  const text = page.querySelector('main .prose') ?? page.querySelector('main');
  const target = hash === '' ? null : page.getElementById(decodeHash(hash));
  const found: PreviewBlock[] = [];
  let rank: string | undefined;
  for (const element of text ? blockElements(text) : []) {
    if (target && rank === undefined && element !== target) continue;
    if (isHeading(element) && rank !== undefined && element.tagName <= rank) break;
    rank ??= isHeading(element) ? element.tagName : 'H6';
    const block = blockOf(element);
    if (block) found.push(block);
    if (found.length === mostBlocks) break;
  }
  return found;
}

/** Blocks in the order of the page; those that hold others come before them. */
function* blockElements(element: Element): Generator<Element> {
  for (const child of element.children) {
    if (child.matches(frame)) continue;
    if (isBlock(child)) yield child;
    if (!isHeading(child) && child.tagName !== 'PRE' && child.tagName !== 'TR') yield* blockElements(child);
  }
}

function blockOf(element: Element): PreviewBlock | undefined {
  if (element instanceof HTMLTableRowElement) return rowOf(element);
  if (element.tagName === 'PRE') return { kind: 'code', text: codeText(element) };
  const text = ownText(element).replace(/\s+/g, ' ').trim();
  if (text === '') return undefined;
  if (isHeading(element)) return { kind: 'heading', text };
  return { kind: kinds[element.tagName] ?? 'paragraph', text };
}

function rowOf(row: HTMLTableRowElement): PreviewBlock | undefined {
  const head = row.closest('table')?.tHead?.rows[0];
  if (row.parentElement?.tagName === 'THEAD') return undefined;
  const cells = [...row.cells].map((cell, column) => ({
    label: head?.cells[column]?.textContent.trim() ?? '',
    text: ownText(cell).replace(/\s+/g, ' ').trim(),
  }));
  return { kind: 'row', cells: cells.filter(({ text }) => text !== '') };
}

/** Text of an element without that of the blocks in it; cells of a table have no blocks worth telling apart. */
function ownText(element: Element): string {
  const isCell = element instanceof HTMLTableCellElement;
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
      if (node.matches(frame) || (isBlock(node) && !isCell)) return '';
      return isBlock(node) ? ` ${ownText(node)} ` : ownText(node);
    })
    .join('');
}

/** Lines are elements of their own, with or without a line break between them. */
function codeText(code: Element): string {
  const lines = [...code.querySelectorAll('.l')].map(({ textContent }) => textContent.replace(/\n$/, ''));
  return lines.length > 0 ? lines.join('\n') : code.textContent.trimEnd();
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
