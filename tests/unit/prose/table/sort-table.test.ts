import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sorted } from '../../../../src/prose/table/sort-table.ts';

interface Row {
  readonly place: number;
  readonly value: string | undefined;
}

const rows = fc
  .array(fc.option(fc.integer({ min: -5, max: 5 }).map(String), { nil: undefined }))
  .map((values): Row[] => values.map((value, place) => ({ place, value })));
const cellValue = ({ value }: Row) => value;

describe('rows that are sorted by a column', () => {
  it('come with the least or the most first, those without a value last, and equal ones as they were', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('ascending' as const, 'descending' as const), (items, order) => {
        const result = sorted(items, cellValue, order);
        expect([...result].sort((a, b) => a.place - b.place)).toEqual(items);
        for (const [place, row] of result.entries()) {
          const next = result[place + 1];
          if (!next) continue;
          if (row.value === next.value) expect(row.place).toBeLessThan(next.place);
          else if (row.value === undefined) expect(next.value).toBeUndefined();
          else if (next.value !== undefined)
            expect(Math.sign(Number(next.value) - Number(row.value))).toBe(order === 'ascending' ? 1 : -1);
        }
      }),
    );
  });
});
