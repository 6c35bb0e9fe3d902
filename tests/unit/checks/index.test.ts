import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../../checks/index.ts';

const folder = new URL('../../../checks/', import.meta.url);

const isRule = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'label' in value && 'find' in value;

test('a check of the built site has every rule that is written', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'index.ts');
  const modules = await Promise.all(
    files.map((name): Promise<Record<string, unknown>> => import(new URL(name, folder).href)),
  );
  const written = modules.flatMap((module) => Object.values(module)).filter(isRule);
  expect(written.length).toBeGreaterThan(10);
  expect(new Set(rules)).toEqual(new Set(written));
});
