import { expect, it } from 'vitest';
import { misnamedSheets } from '../../../src/view/styles.ts';

it('every style sheet is named once, so that some page gets it and none gets it twice', () => {
  expect(misnamedSheets()).toEqual({ unnamed: [], twice: [] });
});
