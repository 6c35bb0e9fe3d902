import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storedEntries } from '../../../src/page/privacy/stored-entries.ts';
import * as searchSlots from '../../../src/search/stored/search-slots.ts';
import * as siteSlots from '../../../src/storage/site-slots.ts';

/** The first column of the table "Storage keys". */
function describedKeys(): string[] {
  const [, chapter = ''] = readFileSync('docs/operating.md', 'utf8').split(/^## Storage keys$/m);
  const [rows = ''] = chapter.split(/^#/m);
  return [...rows.matchAll(/^\| `([^`]+)`/gm)].map(([, key = '']) => key);
}

describe('the list of what is stored', () => {
  it('has every slot with its name in storage and a purpose of its own', () => {
    const entries = storedEntries('docs');
    expect(entries).toHaveLength(Object.keys({ ...siteSlots, ...searchSlots }).length);
    expect(new Set(entries.map(({ purpose }) => purpose)).size).toBe(entries.length);
    expect(entries.map(({ key }) => key).sort()).toEqual([
      'dtx:announcement',
      'dtx:color-mode',
      'dtx:search-favorites:docs',
      'dtx:search-hosts',
      'dtx:search-recent:docs',
      'dtx:single-keys',
      'dtx:tabs',
      'dtx:version',
    ]);
  });

  it('is that of docs/operating.md', () => {
    const keys = storedEntries('<index>').map(({ key }) => key);
    expect(describedKeys().sort()).toEqual(keys.sort());
  });
});
