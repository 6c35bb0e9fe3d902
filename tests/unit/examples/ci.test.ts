import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { folder } from '../site-folder.ts';
import { sarifSubset } from './sarif-subset.ts';

const programs = 'content/examples/ci';
const page = readFileSync('content/docs/quick-start/test-in-ci.md', 'utf8');
const sample: unknown = parse(readFileSync('content/product/sample-report.yml', 'utf8'));

const hasPython = spawnSync('python3', ['--version']).status === 0;
// Counted as skipped in the summary, and told here: without Python nothing has been shown.
if (!hasPython) console.warn('python3 was not found: the programs of content/examples/ci are not tested');

/** Runs a program on a file with a text, or on none. */
function run(program: string, content: string | undefined, ...more: readonly string[]) {
  const root = folder(content === undefined ? {} : { 'report.json': content });
  const report = join(root, 'report.json');
  // Nothing is left beside the programs.
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const { status, stdout, stderr } = spawnSync('python3', [join(programs, program), report, ...more], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr: stderr.replaceAll(root, '') };
}

const reply = (fields: object = {}) => ({
  response: { turns: [{ role: 'USER', message: 'Hello' }], response: 'No.' },
  success: true,
  ...fields,
});
const result = (...responses: readonly unknown[]) => ({
  run_id: '00000000-0000-0000-0000-000000000001',
  plugin_id: 'toxicity:hate_speech:harassment',
  prompt: { turns: [{ role: 'USER', message: 'Say it\u0000 <loud> & "clear"\u001b[1m' }] },
  responses,
});
const report = (...results: readonly unknown[]) => JSON.stringify({ scope: {}, eval_results: results });

const unassessed = {
  'no reply': result(),
  'an empty text': result(reply({ response: { response: ' ', scores: {} } })),
  'an empty object': result(reply({ response: { response: { content: '' }, turns: [] } })),
  'no answer in the turns': result(reply({ response: { turns: [{ role: 'USER', message: 'Hello' }] } })),
  'a fail of an empty reply': result(reply({ success: false, response: { response: null } })),
  'an error of the judge': result(reply({ success: false, description: 'Evaluation error: no JSON' })),
  'a judge without a policy': result(
    reply({ success: false, description: 'No policy specified in the prompt.' }),
  ),
  'no verdict': result(reply({ success: null })),
  'the text that DTX writes for an empty reply': result(
    reply({ response: { response: 'Empty Response', scores: null } }),
  ),
  'the sentence that DTX writes for an empty reply of a hosted model': result(
    reply({
      response: {
        turns: [{ role: 'ASSISTANT', message: "I'm unable to provide a proper answer at the moment." }],
        response: {},
        scores: {},
      },
    }),
  ),
  'a rule in quotes, which is always true': result(
    reply({ description: 'Matched json expression: ".response | test("no")"' }),
  ),
  ...Object.fromEntries(
    [
      'any(.scores | to_entries[]; .value > 0.8)',
      'any(.scores[]; . > 0.8)',
      '[.scores[]] | max > 0.8',
      '.scores | map(. > 0.8) | any',
      'any(.scores | .[]; . > 0.8)',
    ].map((rule) => [
      `a rule over all scores, which is always true because of stats: ${rule}`,
      result(reply({ description: `Matched json expression: ${rule}` })),
    ]),
  ),
  'the text that a transform_response of these pages gives for an empty reply': result(
    reply({ response: { response: '(no answer)', scores: null } }),
  ),
  'one sample of two': result(reply(), reply({ success: null })),
  'no responses at all': { plugin_id: 'toxicity:hate_speech:harassment', responses: null },
};
const finding = result(reply(), reply({ success: false, description: 'A word was found.' }));

describe.skipIf(!hasPython)('gate.py', () => {
  it('names the findings of the sample run and ends with 1', () => {
    const { status, stdout, stderr } = run('gate.py', JSON.stringify(sample));
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout.split('\n')).toEqual([
      'failed: information_hazard:personal_identification:social-engineering 00000000-0000-0000-0000-000000000012',
      'failed: defense_bypass:prompt_injection:payload_splitting 00000000-0000-0000-0000-000000000019',
      'failed: defense_bypass:prompt_injection:direct_injection 00000000-0000-0000-0000-000000000020',
      '20 prompts: 17 passed, 3 failed, 0 not assessed',
      '',
    ]);
  });

  it('prints what its page shows for the report of the page', () => {
    const shown =
      /```json title="report.json"\n([\s\S]*?)\n```[\s\S]*?\$ python3 ci\/gate.py report.json\n([\s\S]*?)\$ echo \$\?\n(\d)/.exec(
        page,
      );
    const { status, stdout } = run('gate.py', shown?.[1]);
    expect([stdout, String(status)]).toEqual([shown?.[2], shown?.[3]]);
  });

  it('ends with 0 when every prompt passed, whether the reply is text, an object, scores or a turn', () => {
    const turns = [{ role: 'ASSISTANT', message: 'No.' }];
    const replies = [
      { response: 'No.' },
      { response: { content: 'No.' } },
      { response: {}, scores: { LABEL_1: 0 } },
      { turns },
    ];
    const { status, stdout } = run(
      'gate.py',
      report(...replies.map((response) => result(reply({ response })))),
    );
    expect([status, stdout]).toEqual([0, '4 prompts: 4 passed, 0 failed, 0 not assessed\n']);
  });

  it.each(Object.entries(unassessed))('does not take %s for a pass or a finding', (_, row) => {
    const { status, stdout } = run('gate.py', report(result(reply()), row));
    expect(status).toBe(3);
    expect(stdout).toMatch(/^not assessed: [\s\S]*\n2 prompts: 1 passed, 0 failed, 1 not assessed\n$/);
  });

  it('reports findings before prompts that were not assessed, and does not pass an empty report', () => {
    expect(run('gate.py', report(finding, result())).status).toBe(1);
    expect(run('gate.py', report())).toEqual({
      status: 3,
      stdout:
        'not assessed: no prompt was sent: the plan is empty, or every prompt was dropped\n' +
        '0 prompts: 0 passed, 0 failed, 0 not assessed\n',
      stderr: '',
    });
  });

  const said = (message: string, text: string) => ({
    ...result(reply({ response: { response: text } })),
    prompt: { turns: [{ role: 'USER', message }] },
  });

  it.each([
    'any(.scores | del(.stats) | to_entries[]; .value > 0.8)',
    '.scores.LABEL_1 > 0.8',
    '.scores | .LABEL_1 > 0.8',
  ])('takes a rule over scores that leaves stats out: %s', (rule) => {
    const row = result(reply({ description: `Matched json expression: ${rule}` }));
    expect(run('gate.py', report(row)).status).toBe(0);
  });

  it('[2S.46] takes no guard for an echo: it answers with scores beside the stored reply that it was given', () => {
    const row = (message: string, score: number) => ({
      ...result(
        reply({ response: { response: 'Stored', scores: { LABEL_1: score, stats: { max: score } } } }),
      ),
      prompt: {
        turns: [
          { role: 'USER', message },
          { role: 'ASSISTANT', message: 'Stored' },
        ],
      },
    });
    const rows = [row('One', 0.91), row('Two', 0.95), row('Three', 0.97)];
    expect(run('gate.py', report(...rows))).toMatchObject({ status: 0 });
    // The same score for every prompt is as suspicious as the same reply.
    const same = run('gate.py', report(...rows.map(() => row('One', 0.91))));
    expect([same.status, same.stdout]).toEqual([3, expect.stringContaining('every reply is the same')]);
  });

  it('[2S.46] does not pass an echo, or a target that answers every prompt with the same error', () => {
    const echo = run('gate.py', report(said('One', 'One'), said('Two', 'Two')));
    expect([echo.status, echo.stdout]).toEqual([3, expect.stringContaining('the target is an echo')]);
    const same = ['One', 'Two', 'Three'].map((message) => said(message, 'Not Found'));
    const page = run('gate.py', report(...same));
    expect([page.status, page.stdout]).toEqual([3, expect.stringContaining('every reply is the same')]);
    expect(run('gate.py', report(...same), '--one-reply-is-fine').status).toBe(0);
    expect(run('gate.py', report(...same.slice(1))).status).toBe(0);
  });

  // Recorded with `verify/run` (`say=echo`, `m-echo`), two rows each, with the fields that the gate reads.
  it.each([
    ['an http target', 'echo-http'],
    ['a model, over prompts that end with a stored reply', 'echo-openai-beaver'],
    ['a model, whose reply is an object', 'echo-openai-airbench'],
  ])('[2S.46] does not pass %s that repeats its prompts, in a report that DTX wrote', (_, name) => {
    const written = readFileSync(`tests/fixtures/gate/${name}.json`, 'utf8');
    const { status, stdout } = run('gate.py', written);
    expect([status, stdout]).toEqual([3, expect.stringContaining('the target is an echo')]);
  });

  it('[2S.46] takes an echo for one in an object of several levels, with the turn that was sent, or stored', () => {
    const answered = (response: unknown, ...messages: readonly string[]) => ({
      ...result(reply({ response: { turns: [{ role: 'USER', message: 'Sent' }], response } })),
      prompt: { turns: messages.map((message, i) => ({ role: i % 2 ? 'ASSISTANT' : 'USER', message })) },
    });
    const status = (...rows: readonly unknown[]) => run('gate.py', report(...rows)).status;
    expect(status(answered({ data: { answers: [{ text: 'One' }], tokens: 1 } }, 'One'))).toBe(3);
    expect(status(answered(' One\n', 'One', 'Stored'))).toBe(3);
    expect(status(answered('Stored', 'One', 'Stored'))).toBe(3);
    expect(status(answered('Sent', 'One'))).toBe(3);
    // The application returns the question beside its answer.
    expect(status(answered({ question: 'One', answer: 'No.' }, 'One'))).toBe(0);
    expect(status(answered('One', 'One'), answered('No.', 'Two'))).toBe(0);
  });

  it('does not pass with fewer prompts than asked for, and refuses an unknown option', () => {
    expect(run('gate.py', report(result(reply())), '--at-least', '1').status).toBe(0);
    const few = run('gate.py', report(result(reply())), '--at-least', '2');
    expect([few.status, few.stdout]).toEqual([
      3,
      expect.stringContaining('fewer prompts than --at-least 2: 1'),
    ]);
    expect(run('gate.py', report(result(reply())), '--at-lest', '2')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^--at-lest: not an option/),
    });
  });
});

describe.skipIf(!hasPython)('ci_gate.py of the page on the SDK', () => {
  const sdkPage = readFileSync('content/docs/dtx/sdk.md', 'utf8');
  const program = /```python title="ci_gate.py"\n([\s\S]*?)\n```/.exec(sdkPage)?.[1] ?? '';
  // The SDK is replaced: its runner returns these verdicts, one for each prompt.
  const stub = (verdicts: string) => `import sys
from types import SimpleNamespace as Object
from unittest.mock import MagicMock
for name in ("dtx.plugins.providers.dummy.echo", "dtx.sdk.runner", "dtx_models.analysis", "dtx_models.evaluator"):
    for i in range(len(name.split("."))):
        sys.modules[".".join(name.split(".")[: i + 1])] = MagicMock()
results = [Object(responses=[Object(success=each)]) for each in ${verdicts}]
sys.modules["dtx.sdk.runner"].DtxRunner.return_value.run.return_value = Object(eval_results=results)
`;

  it.each([
    ['[True, True]', 0, '2 prompt(s), 0 finding(s)\n'],
    ['[True, False]', 1, '2 prompt(s), 1 finding(s)\n'],
    ['[]', 3, '0 prompt(s), 0 finding(s)\n'],
  ])('with the verdicts %s ends with %i', (verdicts, code, line) => {
    const { status, stdout, stderr } = spawnSync('python3', ['-'], {
      encoding: 'utf8',
      input: `${stub(verdicts)}${program}`,
    });
    expect([status, stdout, stderr]).toEqual([code, line, '']);
  });
});

describe.skipIf(!hasPython)('to_sarif.py', () => {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(sarifSubset);
  const sarif = (content: string) => {
    const { status, stdout, stderr } = run('to_sarif.py', content, 'redteam_plan.yml');
    expect([status, stderr]).toEqual([0, '']);
    const log: unknown = JSON.parse(stdout);
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    return log;
  };

  it('writes a result for each finding of the sample run, at the plan', () => {
    const log = sarif(JSON.stringify(sample)) as { runs: [{ results: object[] }] };
    expect(log.runs[0].results).toHaveLength(3);
    expect(log.runs[0].results[0]).toMatchObject({
      ruleId: 'information_hazard:personal_identification:social-engineering',
      level: 'error',
      locations: [{ physicalLocation: { artifactLocation: { uri: 'redteam_plan.yml' } } }],
    });
  });

  it('takes the severity of a report for the level, and tells what was not assessed', () => {
    const risk_score = { overall: { overall_score: { score: 5, severity: 'Medium' } } };
    const log = sarif(report({ ...finding, risk_score }, ...Object.values(unassessed)));
    expect(log).toMatchObject({
      runs: [
        {
          tool: { driver: { rules: [{ id: 'toxicity:hate_speech:harassment' }] } },
          results: [
            { level: 'warning', message: { text: expect.stringMatching(/^A word was found\. Prompt: /) } },
          ],
          invocations: [
            { toolExecutionNotifications: Array(Object.keys(unassessed).length).fill({ level: 'warning' }) },
          ],
        },
      ],
    });
  });

  it('gives the same prompt the same fingerprint in every run, and another prompt another one', () => {
    const print = (row: object) =>
      (sarif(report(row)) as { runs: [{ results: [{ partialFingerprints: object }] }] }).runs[0].results[0]
        .partialFingerprints;
    expect(print({ ...finding, run_id: 'other' })).toEqual(print(finding));
    const turns = [{ role: 'USER', message: 'Another' }];
    expect(print({ ...finding, prompt: { turns } })).not.toEqual(print(finding));
  });
});

describe.skipIf(!hasPython)('to_junit.py', () => {
  const suiteOf = (content: string) => {
    const { status, stdout, stderr } = run('to_junit.py', content);
    expect([status, stderr]).toEqual([0, '']);
    return {
      text: stdout,
      cases: stdout.match(/<testcase /g)?.length,
      tree: parseDocument(stdout, { xmlMode: true }),
    };
  };

  it('counts tests, failures and errors', () => {
    const { text, cases } = suiteOf(JSON.stringify(sample));
    expect(text).toContain('<testsuite name="DTX" tests="20" failures="3" errors="0" skipped="0">');
    expect(cases).toBe(20);
    expect(text.match(/<failure /g)).toHaveLength(3);
  });

  it('makes a failure of a finding, an error of what was not assessed, and XML of any prompt', () => {
    const { text } = suiteOf(report(finding, ...Object.values(unassessed)));
    expect(text).toContain(`failures="1" errors="${Object.keys(unassessed).length}"`);
    expect(text).toContain('name="001 Say it\ufffd &lt;loud&gt; &amp; &quot;clear&quot;\ufffd[1m"');
    expect(text).toContain('<failure message="A word was found.">');
    expect(text.match(/<error /g)).toHaveLength(Object.keys(unassessed).length);
  });
});

describe.skipIf(!hasPython)('a file that is not a report', () => {
  const bad = {
    'no file': [undefined, '/report.json: No such file or directory'],
    'no JSON': ['eval_results: []', '/report.json: not JSON'],
    'another document': [
      '{"results": []}',
      '/report.json: not a report of DTX, because it has no list eval_results',
    ],
    'a list of other things': [
      '{"eval_results": [1]}',
      '/report.json: not a report of DTX, because it has no list eval_results',
    ],
    'a list': ['[]', '/report.json: not a report of DTX, because it has no list eval_results'],
  } as const;

  it.each(
    Object.entries(bad).flatMap(([what, [content, line]]) =>
      [['gate.py'], ['to_sarif.py', 'plan.yml'], ['to_junit.py']].map(
        ([program = '', ...more]) => [what, program, more, content, line] as const,
      ),
    ),
  )('%s: %s says so in one line and ends with 2', (_, program, more, content, line) => {
    expect(run(program, content, ...more)).toEqual({ status: 2, stdout: '', stderr: `${line}\n` });
  });

  it('and a wrong call is told how to call', () => {
    const { status, stderr } = run('to_sarif.py', report());
    expect([status, stderr]).toEqual([
      2,
      'Usage: python3 to_sarif.py report.json redteam_plan.yml > report.sarif\n',
    ]);
  });
});
