import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeAlgolia, startFakeAlgolia } from '../../support/search/fake-algolia.ts';
import { folder, siteFolder } from '../../unit/site-folder.ts';

let algolia: FakeAlgolia;
beforeEach(async () => {
  algolia = await startFakeAlgolia();
});
afterEach(() => algolia.host.stop());
afterAll(() => rmSync(stateOf(refused), { force: true }));

interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs the tool on the built site, with an application of its own so that runs share no state. */
function push(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<Run> {
  const { ALGOLIA_APP_ID: _, ALGOLIA_WRITE_KEY: __, ...env } = process.env;
  return new Promise((done) => {
    const options = { env: { ...env, ALGOLIA_HOST: algolia.host.origin, ...environment } };
    const child = execFile(process.execPath, ['tools/search-push.ts', ...args], options, (_error, out, err) =>
      done({ code: child.exitCode ?? -1, output: out + err }),
    );
  });
}
const appId = `TEST${process.pid}`;
const refused = `${appId}refused`;
const stateOf = (application: string) => `.cache/search-push/${application}.dtx-docs.json`;
const credentials = { ALGOLIA_APP_ID: appId, ALGOLIA_WRITE_KEY: 'secret-key' };

test('the upload sends the records of the built site and leaves nothing behind', async () => {
  const { code, output } = await push([], credentials);
  expect(output).toContain('Batch 1 of');
  expect(code).toBe(0);
  expect([...algolia.indexes.keys()]).toEqual(['dtx-docs']);
  const tap = algolia.indexes.get('dtx-docs')?.records.get('/tactics/tap');
  expect(tap).toMatchObject({ type: 'lvl1', language: 'en' });
  expect(existsSync(stateOf(appId))).toBe(false);
  expect(output).not.toContain('secret-key');
});

/** A site of one page and what was built of it: reading all of the real one takes seconds. */
function smallSite(): Record<string, string> {
  const built = folder({ 'index.html': '<main><h1>Home</h1><p>Text to be found.</p></main>' });
  return { SITE_ROOT: siteFolder(), OUT_DIR: built };
}

test('a dry run needs no credentials and sends nothing', async () => {
  const { code, output } = await push(['--dry-run'], smallSite());
  expect(output).toMatch(/[1-9]\d* records \(/);
  expect(code).toBe(0);
  expect(algolia.host.requests).toEqual([]);
});

test('a refused upload exits with 1, says why, and not with which key', async () => {
  algolia.fail(/PUT/, 403, 1);
  const { code, output } = await push([], {
    ...smallSite(),
    ...credentials,
    ALGOLIA_APP_ID: refused,
  });
  expect(code).toBe(1);
  expect(output).toContain('The upload stopped: Failed on purpose');
  expect(output).toContain('Run this again to go on.');
  expect(output).not.toContain('secret-key');
});

const wrong: readonly [string, readonly string[], Record<string, string>, string][] = [
  ['an unknown option', ['--force'], credentials, 'Usage:'],
  ['no application id', [], {}, 'No application id.'],
  ['no key', [], { ALGOLIA_APP_ID: appId }, 'No write key.'],
  ['no built site', [], { ...credentials, OUT_DIR: '.cache/nowhere' }, 'No built site in'],
];
test.each(wrong)(
  'the upload with %s exits with 2 and sends nothing',
  async (_, args, environment, message) => {
    const { code, output } = await push(args, { ...smallSite(), ...environment });
    expect(output).toContain(message);
    expect(code).toBe(2);
    expect(algolia.host.requests).toEqual([]);
  },
);
