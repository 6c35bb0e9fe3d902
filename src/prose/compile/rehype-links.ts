import { posix } from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { SourcePage } from '../../site/read-content.ts';
import type { Site } from '../../site/site.ts';
import { at } from './position.ts';

/** A link of a text. */
export interface TextLink {
  /** Route where it leads to a page, with what follows it. */
  readonly href: string;
  /** Of the author's file. */
  readonly line: number;
}

/**
 * Resolves links to Markdown files and brings internal links to the listed form of their route; `ProseLink` makes it
 * an address of the edition. Links of a translation are those of its original.
 * A Markdown file that does not exist is a warning here and a broken link in the built page (rows 8.13, 8.14).
 */
export function rehypeLinks({ site, page, links, warnings }: LinkOptions) {
  const own = page.original?.file ?? page.file;
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const { href } = node.properties;
      if (node.tagName !== 'a' || typeof href !== 'string') return;
      node.properties.href = resolved(href, at(node));
      links.push({ href: node.properties.href, line: node.position?.start.line ?? 1 });
    });
  };

  function resolved(href: string, place: string): string {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href) || path === '') return href;
    if (/\.mdx?$/.test(path)) {
      const file = posix.join(posix.dirname(own), decoded(path));
      const target = site.pages.find(
        (other) => other.kind === 'doc' && (other.source.original ?? other).file === file,
      );
      if (target) return target.route + rest;
      warnings.push(`${page.file}: ${place}link to "${path}": no such Markdown file`);
      return href;
    }
    const target = path.startsWith('/') ? site.find(path) : undefined;
    return target ? target.route + rest : href;
  }
}

interface LinkOptions {
  readonly site: Site;
  readonly page: SourcePage;
  /** Gets the links. */
  readonly links: TextLink[];
  readonly warnings: string[];
}

/** The path without percent-encoding; as it stands when the encoding is broken. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
