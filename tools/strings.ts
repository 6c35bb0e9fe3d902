/**
 * Writes the names of the interface strings, from which their types and their schema are made, after a string was
 * added to `content/i18n/en.yml` or taken away.
 * Usage: npm run strings
 * Exit: 0 written; 1 something in the file is not a text in a group.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { stringKeysFile, stringKeysModule, stringsSource } from './strings/string-keys.ts';

try {
  writeFileSync(stringKeysFile, stringKeysModule(readFileSync(stringsSource, 'utf8')));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
