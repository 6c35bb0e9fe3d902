import { expect, it } from 'vitest';
import {
  browserPattern,
  needsBuild,
  nodeTests,
  select,
  titlePattern,
} from '../../../tools/testing/select.ts';

const texts: Record<string, string> = {
  'tests/unit/drawer.test.ts': "it('opens the drawer')",
  'tests/unit/menu.test.ts': "it('closes the Drawer')",
  'tests/unit/tabs.test.ts': "it('opens')",
};

it('a word chooses whole files by their path, and others by what stands in them', () => {
  const read = (file: string) => texts[file] ?? '';
  expect(select('drawer', Object.keys(texts), read)).toEqual({
    whole: ['tests/unit/drawer.test.ts'],
    byTitle: ['tests/unit/menu.test.ts'],
  });
  expect(select('nowhere', Object.keys(texts), read)).toEqual({ whole: [], byTitle: [] });
});

it('tests of the browser are left to their own runner', () => {
  const files = nodeTests();
  expect(files).toContain('tests/unit/testing/select.test.ts');
  expect(files.filter((file) => file.startsWith('tests/browser/'))).toEqual([]);
});

it.each([
  ['tests/relevance/relevance.test.ts', true],
  ['tests/built/metadata.test.ts', true],
  ['tests/unit/built/pages.test.ts', false],
])('%s needs a built site: %s', (file, needs) => {
  expect(needsBuild(file)).toBe(needs);
});

it('a title is found by any letters of it, in either case, that mean nothing but themselves', () => {
  const title = new RegExp(titlePattern('[2S.1] (a+b)'));
  expect(title.test('the bar [2s.1] (A+B) stays')).toBe(true);
  expect(title.test('the bar [2S51] (a+b) stays')).toBe(false);
});

it('a path of a browser test may be given from the root of the project', () => {
  expect(browserPattern('tests/browser/shell/menus.test.ts', [])).toBe('/shell\\/menus\\.test\\.ts/i');
});

it('a word in the title of a step chooses the file of the browser test around it', () => {
  const steps: Record<string, string> = {
    'tests/browser/shell/menus.test.ts': "await test.step('Escape gives the focus back', async () => {",
    'tests/browser/shell/toc.test.ts': 'await test.step(\n  `at its end`, async () => focus()',
  };
  const pattern = (word: string) => browserPattern(word, Object.keys(steps), (file) => steps[file] ?? '');
  expect(pattern('Focus')).toBe('/Focus|shell\\/menus\\.test\\.ts/i');
  expect(pattern('its END')).toBe('/its END|shell\\/toc\\.test\\.ts/i');
  expect(pattern('nowhere')).toBe('/nowhere/i');
});
