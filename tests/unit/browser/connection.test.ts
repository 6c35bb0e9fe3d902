import { afterEach, expect, it, vi } from 'vitest';
import { isFrugal } from '../../../src/browser/connection.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ saveData: true }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{}, false],
  [undefined, false],
])('a connection of %j is one to be careful with: %s [2N.12] [9.22]', (connection, frugal) => {
  vi.stubGlobal('navigator', { connection });
  expect(isFrugal()).toBe(frugal);
});
