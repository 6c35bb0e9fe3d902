import { readHit } from '../../client/hits.ts';
import type { StoredSearch } from '../../stored/stored-search.ts';
import { hitAddress } from '../hit-link.ts';
import type { HitGroup, HitRow } from './group-hits.ts';

/** A row that can be opened. */
export interface LinkedRow extends HitRow {
  readonly address: string;
}

export interface LinkedGroup {
  readonly name: string;
  readonly rows: readonly LinkedRow[];
}

/** Leaves out rows whose address must not be followed (row 3.4), and groups without any other. */
export function linkedGroups(groups: readonly HitGroup[], siteUrl: string): LinkedGroup[] {
  return groups
    .map(({ name, rows }) => ({ name, rows: rows.flatMap((row) => linkedRow(row, siteUrl)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Stored searches as rows; storage is not trusted with addresses either. */
export function storedRows(searches: readonly StoredSearch[], siteUrl: string): LinkedRow[] {
  return searches.flatMap((search) =>
    linkedRow({ hit: readHit(search), position: 0, parent: undefined, isChild: false }, siteUrl),
  );
}

function linkedRow(row: HitRow, siteUrl: string): LinkedRow[] {
  const address = row.hit.url === undefined ? undefined : hitAddress(row.hit.url, siteUrl);
  return address === undefined ? [] : [{ ...row, address }];
}
