import { expect, it } from 'vitest';
import {
  connectTimeout,
  patience,
  readTimeout,
  writeTimeout,
} from '../../../../src/search/client/timeouts.ts';

it('has the time-outs of the protocol [9.10] [9.11] [9.12]', () => {
  expect([connectTimeout, readTimeout, writeTimeout]).toEqual([1_000, 2_000, 30_000]);
});

it('grows with time-outs of the query and of hosts before it [9.10] [9.11]', () => {
  const seconds = (marked: number) => [0, 1, 2, 3].map((timeouts) => patience(marked, timeouts));
  expect(seconds(0)).toEqual([1, 4, 5, 6]);
  expect(seconds(1)).toEqual([4, 5, 6, 7]);
  expect(seconds(4)).toEqual([7, 8, 9, 10]);
});
