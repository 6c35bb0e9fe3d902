import { afterEach, beforeEach, expect, it } from 'vitest';
import { shortenStacks } from '../../../tools/testing/short-stacks.ts';

const { prepareStackTrace: before } = Error;
const frame = (file: string | null) => ({ getFileName: () => file }) as NodeJS.CallSite;

/** The files that are left of a stack. */
function left(...files: (string | null)[]): unknown {
  return Error.prepareStackTrace?.(new Error('here'), files.map(frame));
}

beforeEach(() => {
  Error.prepareStackTrace = (_, frames) => frames.map((each) => each.getFileName());
  shortenStacks();
});
afterEach(() => {
  // Nothing at all is something else than a property without a value.
  if (before) Error.prepareStackTrace = before;
  else Reflect.deleteProperty(Error, 'prepareStackTrace');
});

it('of a stack all lines of the project are left, and the call of others that led there', () => {
  const [own, other] = ['/site/tests/a.test.ts', '/site/node_modules/playwright/lib/index.js'];
  expect(left(`${other}1`, `${other}2`, own, own, `${other}3`, null, 'node:timers', own)).toEqual([
    `${other}2`,
    own,
    own,
    'node:timers',
    own,
  ]);
});

it('what comes after the last line of the project is left out but for its end', () => {
  expect(left('C:\\site\\a.ts', 'node:a', 'C:\\site\\node_modules\\b.js')).toEqual([
    'C:\\site\\a.ts',
    'C:\\site\\node_modules\\b.js',
  ]);
});

it('a stack of others alone stays whole', () => {
  expect(left('node:a', null, '/site/node_modules/b.js')).toEqual([
    'node:a',
    null,
    '/site/node_modules/b.js',
  ]);
});
