import { posix } from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { DocPage } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { at } from './position.ts';

/**
 * Resolves links to Markdown files and brings internal links to the listed form of their route.
 * A Markdown file that does not exist is a warning here and a broken link in the built page (rows 8.13, 8.14).
 */
export function rehypeLinks({ site, page, warnings }: { site: Site; page: DocPage; warnings: string[] }) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const { href } = node.properties;
      if (node.tagName !== 'a' || typeof href !== 'string') return;
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
      if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href) || path === '') return;
      if (/\.mdx?$/.test(path)) {
        const file = posix.join(posix.dirname(page.file), decoded(path));
        const target = site.pages.find((other) => other.file === file);
        if (target) node.properties.href = target.path + rest;
        else warnings.push(`${page.file}: ${at(node)}link to "${path}": no such Markdown file`);
        return;
      }
      const target = path.startsWith('/') ? site.find(path) : undefined;
      if (target) node.properties.href = target.path + rest;
    });
  };
}

/** The path without percent-encoding; as it stands when the encoding is broken. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
