import { expect, test } from 'vitest';
import { globals } from '../../../../src/labs/jinja/globals.ts';
import { filterNames, globalNames, testNames, testsOfNames } from '../../../../src/labs/jinja/known-names.ts';
import { filters, known, open } from '../../../../src/labs/jinja/names.ts';
import { spareFilters } from '../../../../src/labs/jinja/spare-filters.ts';

test('every name that a template may use has its code, and the other way round', () => {
  const all = [...filters.keys(), ...open.keys(), ...Object.keys(spareFilters)];
  expect([...filterNames].sort()).toEqual(all.sort());
  expect([...testNames].sort()).toEqual([...known.keys(), ...testsOfNames].sort());
  expect([...globalNames].sort()).toEqual([...globals.keys()].sort());
});
