import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levels } from '../../../../src/search/core/record.ts';
import { flatRecords } from '../../../../src/search/core/records.ts';
import { anySite, origin, page, siteOf } from './sites.ts';

const site = siteOf([
  page(
    '/tactics/tap',
    [
      '# TAP',
      'What it does.',
      'How it works.',
      '## Parameters',
      '#### Deep',
      'Text.',
      '| width: Branches.',
      '## Cost',
    ],
    { group: 'Tactics', rank: 8 },
  ),
]);
const records = flatRecords(site);
const find = (objectID: string) => records.find((record) => record.objectID === objectID);

describe('records', () => {
  it('are one per heading and per group of paragraphs, in reading order', () => {
    expect(records.map(({ objectID, type }) => [objectID, type])).toEqual([
      ['/tactics/tap', 'lvl1'],
      ['/tactics/tap:0', 'content'],
      ['/tactics/tap:1', 'content'],
      ['/tactics/tap#parameters', 'lvl2'],
      ['/tactics/tap#deep', 'lvl4'],
      ['/tactics/tap#deep:0', 'content'],
      ['/tactics/tap#row-width', 'lvl5'],
      ['/tactics/tap#row-width:0', 'content'],
      ['/tactics/tap#cost', 'lvl2'],
    ]);
  });

  it('name the levels from the group down; levels left out are null [3.1]', () => {
    expect(find('/tactics/tap#deep')?.hierarchy).toEqual({
      lvl0: 'Tactics',
      lvl1: 'TAP',
      lvl2: 'Parameters',
      lvl3: null,
      lvl4: 'Deep',
      lvl5: null,
      lvl6: null,
    });
    expect(find('/tactics/tap#cost')?.hierarchy).toMatchObject({ lvl2: 'Cost', lvl4: null });
    expect(Object.keys(find('/tactics/tap')?.hierarchy ?? {})).toEqual(levels);
  });

  it('have the text of paragraphs, and no text for headings below the page [3.2]', () => {
    expect(find('/tactics/tap:1')?.content).toBe('How it works.');
    expect(find('/tactics/tap#parameters')?.content).toBeNull();
    expect(find('/tactics/tap')?.content).toBe('What it does.');
  });

  it('lead to the nearest element that has an id, by absolute addresses [3.4]', () => {
    expect(find('/tactics/tap')?.url).toBe(`${origin}/tactics/tap`);
    expect(find('/tactics/tap:1')?.url).toBe(`${origin}/tactics/tap`);
    expect(find('/tactics/tap#row-width:0')?.url).toBe(`${origin}/tactics/tap#row-width`);
    expect(find('/tactics/tap#deep:0')?.url).toBe(`${origin}/tactics/tap#deep`);
  });

  it('weigh by page, then by level, then by place', () => {
    expect(find('/tactics/tap')?.weight).toEqual({ pageRank: 8, level: 100, position: 0 });
    expect(find('/tactics/tap#cost')?.weight).toEqual({ pageRank: 8, level: 90, position: 4 });
    expect(find('/tactics/tap#deep:0')?.weight).toEqual({ pageRank: 8, level: 0, position: 2 });
  });

  it('have an id of their own each, whatever the site [3.5]', () => {
    fc.assert(
      fc.property(anySite(), (any) => {
        const ids = flatRecords(any).map(({ objectID }) => objectID);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
