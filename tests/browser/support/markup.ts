import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

/** Kinds of elements a page has. Two elements are of one kind when nothing differs that a rule of axe could look at. */
export interface Markup {
  /** Tag, classes, role, type, direction and the names of what is said to assistive technology. */
  readonly elements: ReadonlySet<string>;
  /**
   * The same together with tag and role of the parent, but for marked words in a text: no rule asks which text, and none
   * asks for the mark around what is inside them.
   */
  readonly nested: ReadonlySet<string>;
  /** How many elements there are. */
  readonly size: number;
}

/** Attributes whose value makes another kind; of the others below only whether they are there. */
const valued = ['role', 'type', 'dir'];
const named = /^(aria-.*|hidden|tabindex|lang|open|disabled)$/;

const marks = new Set(['b', 'em', 'mark', 's', 'span', 'strong']);
const words = new Set([...marks, 'code', 'sub', 'sup']);
const texts = /^(b|code|dd|div|dt|em|figcaption|h[1-6]|li|p|s|small|span|strong|sub|sup|td|th)( |$)/;

/** Not looked at by any rule: where a line may break, and what a drawing is made of, unless it is named or has a role. */
const breaks = new Set(['br', 'wbr']);
const shapes = new Set([
  'circle',
  'defs',
  'ellipse',
  'g',
  'line',
  'marker',
  'path',
  'polygon',
  'rect',
  'use',
]);

/** Reads the kinds of elements of a document. */
export function markupOf(html: string): Markup {
  const [elements, nested] = [new Set<string>(), new Set<string>()];
  const parents: string[] = [];
  let size = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      size++;
      const parent = parents.at(-1) ?? '';
      const names = Object.keys(attributes).filter((name) => named.test(name));
      const isPlain = names.length === 0 && attributes.role === undefined;
      parents.push(marks.has(tag) && isPlain ? parent : `${tag} ${attributes.role ?? ''}`);
      if (breaks.has(tag) || (shapes.has(tag) && isPlain)) return;
      // Of a drawing that is for the eyes alone no rule asks what it shows.
      const isDrawing = tag === 'svg' && attributes['aria-hidden'] === 'true';
      const classes = isDrawing ? '' : (attributes.class ?? '').split(/\s+/).sort().join('.');
      const values = valued.map((name) => attributes[name] ?? '');
      // A language is another document: its letters and its direction meet every rule anew.
      const language = tag === 'html' ? (attributes.lang ?? '') : '';
      const kind = [tag, classes, ...values, names.sort().join(' '), language].join('|');
      elements.add(kind);
      nested.add(`${words.has(tag) && texts.test(parent) ? 'text' : parent} > ${kind}`);
    },
    onclosetag() {
      parents.pop();
    },
  });
  parser.end(html);
  return { elements, nested, size };
}

/**
 * Chooses documents that together have every kind there is: always the one that has most of those still missing for
 * what it costs.
 * @param kinds of one document
 * @param cost of one document, above 0
 * @param first names of documents that are chosen in any case
 * @param known kinds that need not be covered
 * @returns their names, those given first
 */
export function cover<Document>(
  documents: ReadonlyMap<string, Document>,
  kinds: (document: Document) => ReadonlySet<string>,
  cost: (document: Document) => number,
  first: readonly string[] = [],
  known: ReadonlySet<string> = new Set(),
): string[] {
  const all = [...documents.values()].flatMap((each) => [...kinds(each)]);
  const missing = new Set(all.filter((kind) => !known.has(kind)));
  const chosen = [...first];
  for (const name of first) {
    const document = documents.get(name);
    if (!document) throw new Error(`There is no ${name}`);
    for (const kind of kinds(document)) missing.delete(kind);
  }
  while (missing.size > 0) {
    let best = { name: '', worth: 0 };
    for (const [name, document] of documents) {
      const gain = [...kinds(document)].filter((kind) => missing.has(kind)).length;
      const worth = gain / cost(document);
      if (worth > best.worth) best = { name, worth };
    }
    const taken = documents.get(best.name);
    if (!taken) break;
    chosen.push(best.name);
    for (const kind of kinds(taken)) missing.delete(kind);
  }
  return chosen;
}

/** Every page of a built site by its path, in all its languages and versions; old paths that only lead on are none. */
export function builtMarkup(folder: string): Map<string, Markup> {
  const pages = new Map<string, Markup>();
  for (const file of globSync('**/*.html', { cwd: folder }).sort()) {
    // Each page has two files.
    if (file.endsWith('/index.html')) continue;
    const html = readFileSync(join(folder, file), 'utf8');
    if (!html.includes('<main') || html.includes('http-equiv="refresh"')) continue;
    pages.set(`/${file.replace(/(^index)?\.html$/, '')}`, markupOf(html));
  }
  return pages;
}
