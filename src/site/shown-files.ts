import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../base/content-error.ts';

/** Name of a file, as a code block writes it, → its text. */
export type ShownFiles = Readonly<Record<string, string>>;

/** Folder of programs that pages show, beside the folder of the pages: a frozen version keeps its own. */
export const examplesFolder = 'examples';

/** An opening fence with `file="…"` and what follows it up to the end of the next line. */
const fence = /^([ \t]*)(`{3,}|~{3,})(.*?\sfile="([^"]*)".*)\n(.*)$/gm;

/** Names of the files that code blocks of a text show instead of lines of their own. */
export function namesOfShownFiles(body: string): string[] {
  return [...new Set([...body.matchAll(fence)].map(([, , , , name = '']) => name))];
}

/**
 * Reads the files that code blocks of a page show.
 * @param page file of the page, for messages
 * @param folder of the examples, below `root`
 * @throws {ContentError} a file that is not there or lies elsewhere, a block with lines of its own
 */
export function readShownFiles(root: string, page: string, folder: string, body: string): ShownFiles {
  for (const { 2: marks = '', 4: name = '', 5: next = '', index } of body.matchAll(fence)) {
    const line = body.slice(0, index).split('\n').length;
    const fail = (problem: string, fix: string) => new ContentError(page, `line ${line}: ${problem}`, fix);
    if (!/^\w[\w.-]*(\/\w[\w.-]*)*$/.test(name) || !existsSync(join(root, folder, name)))
      throw fail(`there is no ${folder}/${name}`, `Put the file below ${folder} and name it from there`);
    if (!next.trim().startsWith(marks))
      throw fail('a block with file="…" has lines of its own', 'Remove them: it shows the file');
  }
  return Object.fromEntries(
    namesOfShownFiles(body).map((name) => {
      const text = readFileSync(join(root, folder, name), 'utf8');
      return [name, text.replace(/\r\n?/g, '\n').trimEnd()];
    }),
  );
}
