import { describe, expect, it } from 'vitest';
import { type Hit, readHit } from '../../../../src/search/client/hits.ts';
import { groupHits } from '../../../../src/search/ui/dialog/group-hits.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';

type Differs = Parameters<typeof fakeHit>[0];
const hit = (objectID: string, lvl0: string, lvl1: string, differs: Differs = {}): Hit =>
  readHit(fakeHit({ objectID, ...differs, hierarchy: { lvl0, lvl1, ...differs?.hierarchy } }));
const shape = (hits: Hit[]) =>
  groupHits(hits).map(({ name, rows }) => [name, rows.map((row) => row.hit.objectID)]);

describe('hits by group', () => {
  it('[3.1] stand in the order of their best hits', () => {
    const hits = [hit('1', 'Tactics', 'TAP'), hit('2', 'Providers', 'HTTP'), hit('3', 'Tactics', 'PAIR')];
    expect(shape(hits)).toEqual([
      ['Tactics', ['1', '3']],
      ['Providers', ['2']],
    ]);
  });

  it('[9.2] are at most five of a group', () => {
    const hits = Array.from({ length: 20 }, (_, i) => hit(`${i}`, 'Tactics', `Page ${i}`));
    expect(shape(hits)).toEqual([['Tactics', ['0', '1', '2', '3', '4']]]);
  });

  it('keep those of one page together', () => {
    const hits = [hit('1', 'T', 'TAP'), hit('2', 'T', 'PAIR'), hit('3', 'T', 'TAP', { type: 'lvl2' })];
    expect(shape(hits)).toEqual([['T', ['1', '3', '2']]]);
  });

  it('[3.3] are children below the row of their page', () => {
    const hits = [
      hit('early', 'T', 'TAP', { type: 'content' }),
      hit('page', 'T', 'TAP'),
      hit('late', 'T', 'TAP', { type: 'lvl3' }),
      hit('other', 'T', 'PAIR', { type: 'lvl2' }),
    ];
    const rows = groupHits(hits).flatMap((group) => group.rows);
    expect(rows.map((row) => [row.hit.objectID, row.parent?.objectID, row.isChild])).toEqual([
      ['early', 'page', false],
      ['page', undefined, false],
      ['late', 'page', true],
      ['other', undefined, false],
    ]);
  });

  it('remember their place in the answer, from 1', () => {
    const hits = [hit('1', 'A', 'x'), hit('2', 'B', 'y'), hit('3', 'A', 'x')];
    const positions = groupHits(hits).flatMap(({ rows }) => rows.map(({ position }) => position));
    expect(positions).toEqual([1, 3, 2]);
  });

  it('have a group without a name when the provider sends none', () => {
    expect(shape([readHit({ objectID: '1', url: 'https://docs.example.org/' })])).toEqual([['', ['1']]]);
  });

  it('read the name of a group without its marks', () => {
    const marked = fakeHit({ hierarchy: { lvl0: 'R&D tap' } }, () => 'R&amp;D <mark>tap</mark>');
    expect(groupHits([readHit(marked)])[0]?.name).toBe('R&D tap');
  });
});
