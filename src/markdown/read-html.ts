import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { parseDocument } from 'htmlparser2';

type Source = ReturnType<typeof parseDocument>['children'][number];

/**
 * Reads well-formed HTML into a tree, with the parser that reads built pages everywhere: a tree that keeps to the letter
 * of the standard takes three times as long. Attributes have the names they have in HTML.
 */
export function readHtml(html: string): Root {
  return { type: 'root', children: parseDocument(html).children.flatMap(nodesOf) };
}

function nodesOf(source: Source): (Element | Text)[] {
  if (source.type === 'text') return [{ type: 'text', value: source.data }];
  if (!('attribs' in source)) return [];
  const { name, attribs, children } = source;
  return [
    {
      type: 'element',
      tagName: name,
      properties: attribs,
      // What is drawn in a picture is said by its label.
      children: name === 'svg' ? [] : children.flatMap(nodesOf),
    },
  ];
}

type Node = ElementContent | RootContent;

export const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

/** An attribute as it is written; empty when the element has none of that name. */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
}

export function has({ properties }: Element, name: string): boolean {
  return properties[name] !== undefined;
}

export function classes(element: Element): readonly string[] {
  return attribute(element, 'class').split(' ').filter(Boolean);
}

export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The first element below a node for which `fits` holds, in the order of the text. */
export function find(node: Root | Element, fits: (element: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}

export const text = (value: string): Text => ({ type: 'text', value });

export function element(
  tagName: string,
  children: readonly ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

/** A paragraph in bold: what a part of a page is called. */
export const label = (words: string): Element => element('p', [element('strong', [text(words.trim())])]);
