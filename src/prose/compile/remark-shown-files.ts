import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ShownFiles } from '../../site/shown-files.ts';
import { parseFence } from '../code/fence.ts';

/**
 * Puts the text of a file into each code block that names one with `file="…"`, so that a page shows a program as it
 * is, and tests can run it.
 * @param files texts of the files; the page was refused if one was missing
 */
export function remarkShownFiles(files: ShownFiles = {}) {
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      const { file } = parseFence(node.meta ?? '');
      if (file !== undefined) node.value = files[file] ?? '';
    });
  };
}
