import { expect, it } from 'vitest';
import { wordsOf } from '../../../src/page/not-found/list-nearest.ts';

it.each([
  ['/quick-strat', 'quick strat'],
  ['/tactics/jail_brake.html', 'jail brake'],
  ['/tactics/tapp/', 'tapp'],
  ['/tactics/tapp/index.html', 'tapp'],
  ['/es/%C3%ADndice%20%20x', 'índice x'],
  ['/a/%E0%A4%A', ''],
  ['/', ''],
  [`/${'x'.repeat(200)}`, 'x'.repeat(64)],
])('the address %s says %o [8.12]', (path, words) => {
  expect(wordsOf(path)).toBe(words);
});
