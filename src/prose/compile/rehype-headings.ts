import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ContentError } from '../../base/content-error.ts';
import { headingIds, idMistake, readHeading } from '../heading/heading-id.ts';
import { at } from './position.ts';

export interface Heading {
  /** 2 to 6. */
  readonly level: number;
  readonly id: string;
  readonly text: string;
  /** Of the author's file. */
  readonly line: number;
}

/**
 * Gives headings ids, collects them in `file.data.headings`, and holds them to an outline without gaps.
 * @param originals headings of the page this one is a translation of: it has the same ids
 */
export function rehypeHeadings(file: string, originals: readonly Heading[] = []) {
  return (tree: Root, vfile: VFile) => {
    const nodes = headingsIn(tree);
    const written = nodes.map(({ node }) => takeId(node));
    for (const [i, { node }] of nodes.entries())
      if (!written[i]?.text)
        throw new ContentError(file, `${at(node)}heading without text`, 'Write the heading or remove the #');
    const wrong = idMistake(written);
    if (wrong) {
      const place = nodes[wrong.place];
      throw new ContentError(
        file,
        `${place ? at(place.node) : ''}${wrong.problem}`,
        'Write {#another-id} with letters, digits, "-" and "_", or leave it out',
      );
    }
    const ids = headingIds(written);
    const headings: Heading[] = [];
    for (const [i, { node, level }] of nodes.entries()) {
      const text = written[i]?.text ?? '';
      const above = headings.at(-1)?.level ?? 1;
      if (level > above + 1) {
        throw new ContentError(
          file,
          `${at(node)}heading "${text}" skips a level (h${above} to h${level})`,
          `Use ${'#'.repeat(above + 1)}`,
        );
      }
      const id = originals[i]?.id ?? ids[i] ?? '';
      node.properties.id = id;
      headings.push({ level, id, text, line: node.position?.start.line ?? 1 });
    }
    vfile.data.headings = headings;
  };
}

function headingsIn(tree: Root): { readonly node: Element; readonly level: number }[] {
  const found: { node: Element; level: number }[] = [];
  visit(tree, 'element', (node) => {
    const level = /^h([2-6])$/.exec(node.tagName)?.[1];
    if (level && node.properties.id !== 'footnote-label') found.push({ node, level: Number(level) });
  });
  return found;
}

/** What was written, of which the page shows the words alone. */
function takeId(node: Element) {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return { text: textOf(node).trim(), id: undefined };
  const { text, id } = readHeading(last.value);
  if (id !== undefined) last.value = text;
  return { text: textOf(node).trim(), id };
}
