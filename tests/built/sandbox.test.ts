import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFolder, builtText } from './site.ts';

test('the sandbox, which is for those who write, is in no build', () => {
  expect(existsSync(join(builtFolder, 'sandbox'))).toBe(false);
  expect(readdirSync(builtFolder).filter((name) => name.startsWith('sandbox'))).toEqual([]);
  expect(builtText('sitemap.xml')).not.toContain('sandbox');
});
