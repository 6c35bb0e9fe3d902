import { expect, it } from 'vitest';
import { hostMarksSlot } from '../../../src/search/stored/search-slots.ts';
import { readSlot } from '../../../src/storage/slots.ts';
import { stubStorage } from './stub-storage.ts';

const read = (value: unknown) => {
  stubStorage({ 'dtx:search-hosts': JSON.stringify(value) });
  return readSlot(hostMarksSlot);
};

it('marks of search hosts are read one by one: what is none is left out [9.13]', () => {
  const down = { state: 'down', at: 1 };
  const slow = { state: 'timed out', at: 2.5 };
  expect(
    read({
      down: { ...down, more: 1 },
      slow,
      late: { state: 'down', at: '1' },
      never: { state: 'down' },
      other: { state: 'up', at: 1 },
      text: 'down',
      nothing: null,
    }),
  ).toEqual({ down, slow });
});

it.each([null, 'down', 7, [{ state: 'down', at: 1 }]])('%j holds no marks of search hosts', (value) => {
  expect(read(value)).toBeUndefined();
});
