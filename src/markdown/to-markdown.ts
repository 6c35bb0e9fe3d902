import type { Element, Root } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Nodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import {
  type Options,
  toMarkdown,
  type Handle as Write,
  defaultHandlers as writers,
} from 'mdast-util-to-markdown';
import { attribute, textOf } from './read-html.ts';
import { withoutPlainIds } from './sections.ts';

/** An address as it is: an ampersand in it is only a sign of Markdown where it begins the name of a letter. */
const link: Write = (node, parent, state, info) => {
  const whole = writers.link(node, parent, state, info);
  const at = whole.lastIndexOf('](');
  return whole.slice(0, at) + whole.slice(at).replace(/\\&(?![#\w]+;)/g, '&');
};

const written: Options = {
  handlers: { link: Object.assign(link, { peek: () => '[' }) },
  bullet: '-',
  rule: '-',
  fences: true,
  incrementListMarker: true,
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/** Markdown of elements that it has a sign for. */
export function toText(tree: Root): string {
  return withoutPlainIds(toMarkdown(mdastOf(tree), written));
}

/** Most titles: nothing in them could be a sign. */
const plainWords = /^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u;

/** A line of words as Markdown: nothing in it is taken for a sign. */
export function escaped(words: string): string {
  if (plainWords.test(words)) return words;
  return toMarkdown({ type: 'paragraph', children: [{ type: 'text', value: words }] }, written).trim();
}

function mdastOf(tree: Root): Nodes {
  return toMdast(tree, { handlers, document: true });
}

/** Headings say their id, as the id of each row and of each page leads to it. */
const heading: Handle = (state, node) => {
  const id = attribute(node, 'id');
  const result = defaultHandlers.h2(state, node);
  if (id && result && !Array.isArray(result) && result.type === 'heading')
    result.children.push({ type: 'html', value: ` {#${id}}` });
  return result;
};

const block: Handle = (_, node: Element) => ({
  type: 'code',
  lang: attribute(node, 'lang') || null,
  meta: attribute(node, 'meta') || null,
  value: textOf(node),
});

const lineBreak: Handle = (state) => (state.inTable ? { type: 'html', value: '<br>' } : { type: 'break' });

const inlineCode: Handle = (_, node: Element) => ({ type: 'inlineCode', value: attribute(node, 'value') });

const noteMark: Handle = (_, node: Element) => ({
  type: 'footnoteReference',
  identifier: attribute(node, 'name'),
  label: attribute(node, 'name'),
});

const note: Handle = (state, node: Element) => ({
  type: 'footnoteDefinition',
  identifier: attribute(node, 'name'),
  label: attribute(node, 'name'),
  children: state.toFlow(state.all(node)),
});

const handlers: Record<string, Handle> = {
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  pre: block,
  code: inlineCode,
  br: lineBreak,
  'footnote-mark': noteMark,
  footnote: note,
};
