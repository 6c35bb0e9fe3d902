import GithubSlugger from 'github-slugger';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ContentError } from '../../base/content-error.ts';
import { at } from './position.ts';

export interface Heading {
  /** 2 to 6. */
  readonly level: number;
  readonly id: string;
  readonly text: string;
  /** Of the author's file. */
  readonly line: number;
}

/** Ids of the frame around the text, which a heading must not take. */
export const frameIds = ['main', 'drawer', 'versions', 'languages', 'footnote-label'];

/**
 * Gives headings ids, collects them in `file.data.headings`, and holds them to an outline without gaps.
 * @param originals headings of the page this one is a translation of: it has the same ids
 */
export function rehypeHeadings(file: string, originals: readonly Heading[] = []) {
  return (tree: Root, vfile: VFile) => {
    const slugger = new GithubSlugger();
    for (const id of frameIds) slugger.slug(id);
    const headings: Heading[] = [];
    visit(tree, 'element', (node) => {
      const level = /^h([2-6])$/.exec(node.tagName)?.[1];
      if (!level || node.properties.id === 'footnote-label') return;
      const text = textOf(node).trim();
      if (!text)
        throw new ContentError(file, `${at(node)}heading without text`, 'Write the heading or remove the #');
      const id = originals[headings.length]?.id ?? slugger.slug(text);
      const heading = { level: Number(level), id, text, line: node.position?.start.line ?? 1 };
      const above = headings.at(-1)?.level ?? 1;
      if (heading.level > above + 1) {
        throw new ContentError(
          file,
          `${at(node)}heading "${text}" skips a level (h${above} to h${heading.level})`,
          `Use ${'#'.repeat(above + 1)}`,
        );
      }
      node.properties.id = id;
      headings.push(heading);
    });
    vfile.data.headings = headings;
  };
}
