import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startJq } from '../../../src/labs/jq/jq.ts';
import { coverageOf, coverageProblems } from '../../../verify/coverage/coverage.ts';
import { itemsOf } from '../../../verify/coverage/items.ts';
import type { Outcome } from '../../../verify/sandbox/job.ts';
import { showOutcome } from '../../../verify/sandbox/show.ts';
import { differencesOf } from '../../../verify/scenarios/judge.ts';
import { readResults, resultProblems, writeResults } from '../../../verify/scenarios/results.ts';
import { readScenarios } from '../../../verify/scenarios/run-scenarios.ts';
import { hashOf, type Scenario, scenariosSchema } from '../../../verify/scenarios/scenario.ts';
import type { Contact } from '../../../verify/standin/server.ts';
import { realProduct } from '../product/product-folder.ts';

const jq = await startJq();

const scenario = (fields: object = {}): Scenario =>
  scenariosSchema.parse([
    {
      id: 'one',
      tries: ['agent echo'],
      run: 'dtx --help',
      expect: { exit: 0, prints: ['usage'] },
      ...fields,
    },
  ])[0] as Scenario;

const call = (fields: Partial<Contact>): Contact => ({
  via: 'proxy',
  host: 'api.openai.com',
  method: 'POST',
  path: '/v1/chat/completions',
  status: 200,
  ...fields,
});

const outcome = (fields: Partial<Outcome> = {}): Outcome => ({
  exit: 0,
  out: 'Total: 2 | Passed: 1\n| Failed: 1',
  err: '',
  seconds: 1,
  cpu: 1,
  contacts: [],
  isIsolated: true,
  ...fields,
});

function folderWith(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  for (const name of ['work', 'home/.dtx']) mkdirSync(join(folder, name), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return folder;
}

const differences = (
  expected: object,
  happened: Partial<Outcome> = {},
  files: Readonly<Record<string, string>> = {},
) =>
  differencesOf(
    scenario({ expect: { exit: 0, ...expected } }).expect,
    outcome(happened),
    folderWith(files),
    jq,
  );

describe('a scenario', () => {
  test('is refused when it asserts nothing but an exit code', () => {
    expect(() => scenario({ expect: { exit: 0 } })).toThrow(/exit code only/);
    expect(() => scenario({ expect: { exit: 0, prints: [] } })).toThrow(/exit code only/);
    expect(scenario({ expect: { exit: 0, hosts: [] } }).expect.hosts).toEqual([]);
  });

  test('is refused with a field that does not exist, or a try that names no kind', () => {
    expect(() => scenario({ expects: {} })).toThrow(/expects/);
    expect(() => scenario({ tries: ['echo'] })).toThrow(/kind name/);
  });

  test('has another hash when anything of it changes, also what it expects', () => {
    const hashes = [{}, { run: 'dtx' }, { expect: { exit: 1, prints: ['usage'] } }, { timeout: 9 }].map(
      (fields) => hashOf(scenario(fields)),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('what a command did is held against what its scenario expects', () => {
  test.each<[string, object, Partial<Outcome>, Readonly<Record<string, string>>, string[]]>([
    ['another exit code', { prints: ['Total'] }, { exit: 1 }, {}, ['exit code 1 in place of 0']],
    ['a text that is missing', { prints: ['Total: 3'] }, {}, {}, ['does not print "Total: 3"']],
    ['a text that must not be there', { never: ['Failed'] }, {}, {}, ['prints "Failed"']],
    ['a file that is missing', { writes: ['a.yml'] }, {}, {}, ['does not write a.yml']],
    ['a file that must not be there', { lacks: ['a.yml'] }, {}, { 'work/a.yml': '' }, ['writes a.yml']],
    [
      'calls of a role',
      { calls: { target: 2 } },
      { contacts: [call({ role: 'target' })] },
      {},
      ['makes 1 calls as target in place of 2'],
    ],
    [
      'calls outside a range',
      { calls: { target: [2, 3] } },
      { contacts: [] },
      {},
      ['makes 0 calls as target in place of 2 to 3'],
    ],
    [
      'a host that is not named',
      { hosts: [] },
      { contacts: [call({})] },
      {},
      ['contacts api.openai.com in place of nobody'],
    ],
    [
      'a key that goes elsewhere',
      { keys: { '127.0.0.1:9100': 'k-1' } },
      { contacts: [call({ keys: { authorization: 'Bearer k-1' } })] },
      {},
      ['sends no key with "k-1" to 127.0.0.1:9100', 'sends the key "Bearer k-1" to api.openai.com'],
    ],
    [
      'a text that no request has',
      { sends: { 'api.openai.com': ['"temperature":0'] } },
      { contacts: [call({ body: '{}' })] },
      {},
      ['sends no request with "temperature":0 to api.openai.com'],
    ],
    [
      'a rule that is false of a file',
      { holds: { 'r.yml': ['.n == 2'] } },
      {},
      { 'work/r.yml': 'n: 1' },
      ['r.yml: .n == 2 gives false'],
    ],
    [
      'a rule that is no jq',
      { holds: { 'r.json': ['.n =='] } },
      {},
      { 'work/r.json': '{}' },
      [expect.stringMatching(/^r\.json: \.n == gives .*error/) as unknown as string],
    ],
    ['a file that a rule is about', { holds: { 'r.json': ['true'] } }, {}, {}, ['does not write r.json']],
  ])('%s is told', (_, expected, happened, files, told) => {
    expect(differences(expected, happened, files)).toEqual(told);
  });

  test('nothing is told when all of it holds, whatever the spaces between words', () => {
    const holds = { 'r.yml': ['.n == 1', '.list | length == 2'] };
    expect(
      differences(
        {
          prints: ['Passed: 1 | Failed: 1'],
          never: ['Traceback'],
          writes: ['r.yml', '~/.dtx/.env'],
          calls: { target: 1, ping: [0, 1] },
          hosts: ['api.openai.com'],
          keys: { 'api.openai.com': 'k-1' },
          holds,
        },
        { contacts: [call({ role: 'target', keys: { authorization: 'Bearer k-1' } })] },
        { 'work/r.yml': 'n: 1\nlist: [a, b]', 'home/.dtx/.env': '' },
      ),
    ).toEqual([]);
  });
});

describe('what is kept of scenarios that were tried', () => {
  const result = (of: Scenario, lines: readonly string[] = []) => ({
    scenario: of,
    differences: lines,
    seconds: 1,
    said: [],
  });

  test('is complained about when it is missing, old, or says that a scenario did not hold', () => {
    const root = mkdtempSync(join(tmpdir(), 'verify-'));
    const [first, second] = [scenario(), scenario({ id: 'two' })];
    expect(resultProblems([first], readResults(root))).toEqual([
      'scenario one was never tried. Run "npm run verify -- scenarios --only one".',
    ]);
    writeResults(root, [result(first), result(second, ['exit code 1 in place of 0'])], [first, second]);
    expect(resultProblems([first], readResults(root))).toEqual([]);
    expect(resultProblems([second], readResults(root))).toEqual([
      expect.stringContaining('scenario two did not hold'),
    ]);
    expect(resultProblems([scenario({ timeout: 9 })], readResults(root))).toEqual([
      expect.stringContaining('scenario one has changed'),
    ]);
  });

  test('is dropped with its scenario, and stays when another one is tried', () => {
    const root = mkdtempSync(join(tmpdir(), 'verify-'));
    const [first, second] = [scenario(), scenario({ id: 'two' })];
    writeResults(root, [result(first), result(second)], [first, second]);
    writeResults(root, [result(second)], [first, second]);
    expect(Object.keys(readResults(root).scenarios)).toEqual(['one', 'two']);
    writeResults(root, [], [second]);
    expect(Object.keys(readResults(root).scenarios)).toEqual(['two']);
  });
});

describe('coverage', () => {
  const items = ['agent echo', 'agent http', 'message a'];
  const excuse = { item: 'message a', reason: 'weights', why: 'A model of 8 GB.' } as const;

  test('counts what is tried, what is not and what nothing is said about', () => {
    const counted = coverageOf(items, [scenario()], [excuse]).filter(({ kind }) =>
      /agent|message/.test(kind),
    );
    expect(counted).toEqual([
      { kind: 'agent', tried: 1, notTried: 0, open: ['http'] },
      { kind: 'message', tried: 0, notTried: 1, open: [] },
    ]);
  });

  test('complains about what is open, about a name that does not exist, and about too many excuses', () => {
    expect(coverageProblems(items, [scenario({ tries: ['agent ecko'] })], [excuse])).toEqual([
      'scenario one: "agent ecko" is not in the model of the product; did you mean "agent echo"?',
      expect.stringContaining('agent echo: no scenario tries it'),
      expect.stringContaining('agent http: no scenario tries it'),
      '33 % of all is not tried, at most 15 % may be',
    ]);
  });

  test('has each command, flag, message and known issue of the model', () => {
    const all = itemsOf(realProduct());
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      expect.arrayContaining([
        'command dtx redteam run',
        'flag dtx redteam run --max_prompts',
        'attack PAIR',
        'known-issue key-sent-to-openai',
        'class DtxRunner',
        'method DtxRunner.run',
      ]),
    );
    expect(all.length).toBeGreaterThan(600);
  });
});

test('every scenario of the project is valid, and its id is its own', () => {
  const ids = readScenarios('.').map(({ scenario: { id } }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(3);
});

test('what is shown of a run leaves out tables and the log of the normal course', () => {
  const shown = showOutcome(
    outcome({
      out: '╭───╮\n│ Total: 2 │\nFinal line',
      err: '2026-01-01 | INFO     | dtx:run - noise\n2026-01-01 | ERROR    | dtx:run - fault',
      contacts: [
        call({ keys: { authorization: 'Bearer k' } }),
        call({ keys: { authorization: 'Bearer k' } }),
      ],
    }),
    folderWith({ 'work/report.yml': 'a' }),
  );
  expect(shown).toEqual([
    '--- stdout: 3 lines; the last without tables and DEBUG, INFO:',
    'Final line',
    'Total: 2',
    '--- stderr: 2 lines; the last without tables and DEBUG, INFO:',
    '2026-01-01 | ERROR    | dtx:run - fault',
    '--- exit 0 · 1 s · CPU of DTX 1 s',
    '        1 work/report.yml',
    '--- 2 requests',
    '   2 api.openai.com             POST  /v1/chat/completions 200 authorization: Bearer k',
  ]);
});
