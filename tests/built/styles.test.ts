import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFolder, builtText } from './site.ts';

test('no style needs `light-dark()`: browsers before 2024 would show black on dark', () => {
  const files = globSync('**/*.{html,css}', { cwd: builtFolder });
  expect(files.length).toBeGreaterThan(100);
  const needing = files.filter((file) => /<style>[^<]*light-dark\(|^[^<]*light-dark\(/.test(builtText(file)));
  expect(needing).toEqual([]);
});
