import { expect, test } from 'vitest';
import { retiredModels } from '../../../../checks/facts/retired-models.ts';
import { linesOf } from './fixture.ts';

test('models that are served pass, and so do others where the page says that they are gone', async () => {
  expect(await linesOf(retiredModels, 'pass')).toEqual([]);
});

test('an example with a model that is gone is an error with its line, its date and a model to take', async () => {
  const lines = await linesOf(retiredModels, 'fail');
  const line = (number: number, id: string, date: string, other: string) =>
    `line ${number}: "${id}" is retired (${date}). Write "${other}", or say beside it that it is retired.`;
  const tiers = '16 August 2026, free and developer tiers';
  expect(lines).toEqual([
    line(7, 'gpt-3.5-turbo', '23 October 2026', 'gpt-4o'),
    line(7, 'llama-3.3-70b-versatile', tiers, 'openai/gpt-oss-120b'),
    line(10, 'llama-3.1-8b-instant', tiers, 'openai/gpt-oss-20b'),
    line(16, 'gemma2-9b-it', 'before March 2026', 'openai/gpt-oss-20b'),
    line(20, 'meta-llama/llama-4-scout-17b-16e-instruct', '17 July 2026', 'openai/gpt-oss-20b'),
    line(24, 'gemini-1.5-pro', '24 September 2025', 'gemini-3.5-flash'),
  ]);
});
