import type { Nodes, Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import { ContentError } from '../../../base/content-error.ts';
import { at } from '../position.ts';

/** One that is not closed takes in the rest of the page, without a word. */
export function closed(file: string, node: ContainerDirective, source: VFile): void {
  const text = textBetween(node, source);
  const [colons = ':::'] = /^:+/.exec(text) ?? [];
  const [, ending = ''] = /\n[ \t>]*(:{3,})[ \t]*$/.exec(text) ?? [];
  if (ending.length >= colons.length) return;
  throw new ContentError(
    file,
    `${at(node)}${colons}${node.name} is not closed, so that it takes in all that follows`,
    `Write "${colons}" on a line of its own where it ends; an outer one needs more colons than an inner one`,
  );
}

/** Colons that open and close nothing would be read as text. */
export function noStray(file: string, node: Paragraph, source: VFile): void {
  const lines = textBetween(node, source).split('\n');
  const stray = lines.findIndex((line) => /^[ \t>]*:{3,}/.test(line));
  const wrong = lines[stray]?.trim() ?? '';
  if (stray < 0 || !node.position) return;
  const line = `line ${node.position.start.line + stray}: `;
  if (/^[>\s]*:+$/.test(wrong))
    throw new ContentError(
      file,
      `${line}"${wrong}" closes nothing`,
      'Remove it, or open what it should close',
    );
  throw new ContentError(
    file,
    `${line}"${wrong.slice(0, 40)}" is not a directive`,
    'Write the name right after the colons and a title in brackets, ":::note[Title]", on a line of its own',
  );
}

/** A node as it stands in the file. */
export function textBetween({ position }: Nodes, source: VFile): string {
  const { start, end } = position ?? {};
  return String(source.value).slice(start?.offset ?? 0, end?.offset ?? 0);
}
