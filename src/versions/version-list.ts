import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import { ContentError } from '../base/content-error.ts';
import { unwrittenVersions, versionsFile } from '../site/load-config.ts';

/**
 * Changes the list of versions; what a maintainer wrote beside it stays as it is.
 * @returns the text of the file before
 */
export function changeVersions(root: string, change: (list: YAMLSeq, document: Document) => void): string {
  const file = join(root, versionsFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : unwrittenVersions;
  const document = parseDocument(before);
  if (!isSeq(document.contents)) throw new ContentError(versionsFile, 'it is not a list', 'Write a list');
  // A list in brackets would become one long line.
  document.contents.flow = false;
  change(document.contents, document);
  writeFileSync(file, String(document));
  return before;
}

/** Takes the entry of a version out of the list. @returns the text of the file before */
export function dropVersion(root: string, name: string): string {
  return changeVersions(root, (list) => {
    list.items = list.items.filter((entry) => !isMap(entry) || entry.get('name') !== name);
  });
}
