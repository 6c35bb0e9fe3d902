import { parseFence } from '../../src/prose/code/fence.ts';

const fence = /^([ \t]*)(`{3,})mermaid[ \t]+(.*)\n([\s\S]*?)\n\1\2[ \t]*$/gm;

/**
 * Diagrams of a page as they were written, by their text alternative: the built page has only what was drawn of them.
 * @param body Markdown of the page
 */
export function diagramSources(body: string): ReadonlyMap<string, string> {
  return new Map(
    [...body.matchAll(fence)].map(([, indent = '', , meta = '', source = '']) => [
      parseFence(meta).alt ?? '',
      source
        .split('\n')
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n'),
    ]),
  );
}
