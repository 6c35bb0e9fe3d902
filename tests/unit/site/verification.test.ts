import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { passVerification, receiveVerification } from '../../../src/site/verification.ts';
import { mistakesOf } from '../site-folder.ts';

const variable = 'DTX_DOCS_VERIFICATION';
afterEach(() => {
  delete process.env[variable];
});

describe('what a build verified', () => {
  test('reaches the pages it renders', () => {
    const verification = { date: '2026-02-03T00:00:00+00:00', pages: { '/a': { commands: 2 }, '/b': {} } };
    passVerification(verification);
    expect(receiveVerification()).toEqual(verification);
  });

  test('is unknown while nobody builds', () => {
    expect(receiveVerification()).toBeUndefined();
  });

  test.each(['{"commands": "all"}', '{"commands": 0}', '{"horoscopes": 2}'])(
    'is not believed when it says something else than counts of checks: %s',
    async (counts) => {
      passVerification({ date: '2026-02-03T00:00:00Z', pages: {} });
      const file = process.env[variable] ?? '';
      writeFileSync(file, readFileSync(file, 'utf8').replace('{}', `{"/a": ${counts}}`));
      expect(await mistakesOf(receiveVerification)).toHaveLength(1);
    },
  );
});
