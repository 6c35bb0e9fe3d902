/**
 * Builds every site of the browser tests, and the page of all parts, that is not built yet or has changed, so that no test waits for it.
 * Usage: node tools/testing/build-fixtures.ts
 * Exit: 0 all are built; 1 one cannot be, with the output of its build
 */
import { builtFixture } from '../../tests/browser/support/fixture-site.ts';
import { type FixtureName, fixtures } from '../../tests/browser/support/fixtures.ts';
import { builtSandbox } from '../../tests/browser/support/sandbox.ts';
import { readableError } from '../readable-error.ts';

try {
  for (const name of Object.keys(fixtures) as FixtureName[]) await builtFixture(name);
  await builtSandbox();
} catch (error) {
  console.error(readableError(error));
  process.exitCode = 1;
}
