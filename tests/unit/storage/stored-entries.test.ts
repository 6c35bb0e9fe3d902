import { describe, expect, it } from 'vitest';
import * as searchSlots from '../../../src/storage/search-slots.ts';
import * as siteSlots from '../../../src/storage/site-slots.ts';
import { storedEntries } from '../../../src/storage/stored-entries.ts';

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
      'dtx:tabs',
      'dtx:version',
    ]);
  });
});
