import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configTokens } from '../../../../src/labs/config/config-tokens.ts';
import { decodeFile } from '../../../../src/labs/config/decode-file.ts';
import { otherInPython } from '../../../../src/labs/config/python-yaml.ts';
import { readYaml } from '../../../../src/labs/config/read-yaml.ts';
import { unbalanced } from '../../../../src/labs/config/rules/jq-expressions.ts';
import { processorTime } from '../../../support/processor-time.ts';
import { checkConfig, told } from './check.ts';
import { documentsOfPages } from './documents.ts';

const scope = 'agent: {description: a}\nredteam: {plugins: {plugins: []}}\n';

describe('[2S.39] input that is broken, hostile or huge', () => {
  test.each<[string, string, string, string]>([
    [
      'aliases that expand',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
        .split('')
        .map((each, i) => `${each}: &${each} [${Array(9).fill(`*${'abcdefgh'[i]}`).join(',')}]`)
        .join('\n')}`,
      '6',
      'aliases stand for too much',
    ],
    [
      'a tag of Python before aliases that expand',
      `agent:\n  description: !!python/object/apply:os.system [a]\na: &a [${'1,'.repeat(999)}]\nb: &b [${'*a,'.repeat(99)}]\nc: [${'*b,'.repeat(99)}]`,
      '2',
      'Not valid YAML: the tag !!python/object/apply:os.system, which DTX refuses',
    ],
    [
      'what only this page does not read',
      `a: &a [${'1,'.repeat(999)}]\nb: &b [${'*a,'.repeat(99)}]\nc: [${'*b,'.repeat(99)}]`,
      '3',
      'This page cannot read the YAML: aliases stand for too much',
    ],
    ['an alias of itself', 'a: &a\n- *a', '2', 'an alias that refers to what is around it'],
    ['brackets of YAML', 'a: '.concat('['.repeat(20_000)), '1', 'nested deeper than 300 levels'],
    ['brackets of JSON', '['.repeat(20_000), '1', 'nested deeper than 300 levels'],
    ['tabs', 'agent:\n\tdescription: a', '2', 'Tabs are not allowed'.toLowerCase()],
    ['a path of Windows', '{"a": "C:\\dir"}', '1', 'Write it twice'],
    [
      'an unquoted placeholder',
      'environments:\n  - vars:\n      A: {{env.A}}',
      '3',
      'needs quotes around it',
    ],
    ['a key that comes twice', `${scope}agent: {description: b}`, '3', 'A key is repeated'],
    [
      'a key that comes twice in JSON',
      '{"agent": {"description": "a"},\n"agent": {"description": "b"}, "redteam": {"plugins": {"plugins": []}}}',
      '2',
      'A key is repeated',
    ],
    ['a control character', `${scope}# \u0007`, '3', 'the character U+0007 is not allowed'],
    ['a tag of Python', 'agent: !!python/object:os.system {}', '1', 'Not valid YAML'],
    [
      'JSON with tabs, which DTX reads as YAML',
      `{\n\t"agent": {"description": "a"}, "redteam": {"plugins": {"plugins": []}}}`,
      '2',
      'a tab at the beginning of a line',
    ],
  ])('is told with its line: %s', (_, text, line, message) => {
    const started = processorTime();
    const found = told(checkConfig(text), 'errors').filter((each) =>
      each.toLowerCase().includes(message.toLowerCase()),
    );
    expect(found[0]).toMatch(new RegExp(`^${line}: `));
    expect(processorTime() - started).toBeLessThan(2_500);
  });

  test.each<[string, string]>([
    ['a mark at the beginning', `\uFEFF${scope}`],
    ['ends of lines of Windows', scope.replaceAll('\n', '\r\n')],
    ['an end of the document', `---\n${scope}...\n`],
    ['a merge of keys', `x: &x {description: a}\nagent:\n  <<: *x\nredteam: {plugins: {plugins: []}}`],
  ])('does no harm where DTX reads it, too: %s', (_, text) => {
    const outcome = checkConfig(text);
    expect(outcome.kind.title).toBe('A scope');
    expect(told(outcome, 'errors').filter((each) => !each.includes('`x`'))).toEqual([]);
    expect(outcome.ends.all).toBe(0);
  });

  test('a file of JSON is read as JSON, and what it does not have is told', () => {
    expect(told(checkConfig('{\n  "agent": {}, // x\n}', 'a.json'), 'errors')).toEqual([
      '2: Not valid JSON: a comment, which JSON does not have.',
    ]);
  });

  test('never throws, whatever it is', () => {
    const documents = documentsOfPages();
    const pieces = fc.constantFrom(
      '{{',
      '}}',
      '[',
      '{',
      '"',
      "'",
      ':',
      '- ',
      '\n',
      '|',
      '&a',
      '*a',
      '<<',
      '!!',
      '%',
      '\t',
      '\u0000',
      '\u202E',
      '\ud83d',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...documents),
        fc.array(fc.tuple(fc.nat(), pieces), { maxLength: 4 }),
        ({ code }, changes) => {
          let text = code;
          for (const [at, piece] of changes) {
            const place = at % (text.length + 1);
            text = text.slice(0, place) + piece + text.slice(place + (at % 3));
          }
          const outcome = checkConfig(text);
          for (const sort of ['errors', 'ends', 'ignored', 'secrets'] as const)
            for (const { line, message } of outcome[sort].first) {
              expect(line).toBeGreaterThan(0);
              expect(line).toBeLessThanOrEqual(text.split('\n').length + 1);
              expect(message).toMatch(/\S/);
              expect(message.length).toBeLessThan(1_000);
            }
        },
      ),
      { numRuns: 400 },
    );
  });

  test('is read as far as it can be in time: a long report in JSON whole, in YAML its beginning', () => {
    const result = {
      run_id: 'x',
      plugin_id: 'toxicity:hate_speech:harassment',
      attempts: { total: 1, errors: 0 },
    };
    const results = Array.from({ length: 20_000 }, () => result);
    const json = JSON.stringify(
      { scope: { agent: { description: 'a' }, redteam: {} }, eval_results: results },
      undefined,
      1,
    );
    expect(json.length).toBeGreaterThan(2_500_000);
    const started = processorTime();
    const outcome = checkConfig(json, 'report.json');
    expect(outcome.kind.title).toBe('A report');
    expect(outcome.errors.first).toHaveLength(20);
    expect(processorTime() - started).toBeLessThan(2_500);

    const yaml = `eval_results:\n${results.map(() => `- attempts:\n    errors: 0\n    total: 1\n  plugin_id: toxicity:hate_speech:harassment\n`).join('')}`;
    const long = checkConfig(yaml.repeat(1).concat(yaml.slice(14)), 'report.yml');
    expect(told(long, 'errors')).toEqual([]);
    const [unread] = long.unchecked.first;
    expect(unread?.message).toMatch(/of its 160,001 lines, only the first [\d,]+ are checked/);
    expect(unread?.line).toBeGreaterThan(10_000);
  });

  test('is told when it is longer than anything that is read', () => {
    expect(told(checkConfig(`[${'1,'.repeat(11_000_000)}1]`), 'errors')).toEqual([
      expect.stringContaining('longer than 20 MB'),
    ]);
    expect(told(checkConfig(`a: "${'x'.repeat(2_100_000)}"`), 'errors')).toEqual([
      expect.stringContaining('longer than 1 MB'),
    ]);
    // One limit and one message, whether it is opened or pasted; it may well be valid.
    const pasted = checkConfig(`{"eval_results": [${'1,'.repeat(12_000_000)}1]}`);
    expect(pasted.kind).toEqual(checkConfig('', 'report.json', 'too long').kind);
    expect(pasted.kind.title).toBe('A very long text');
    expect(pasted.errors).toEqual(checkConfig('', 'report.json', 'too long').errors);
    expect(told(checkConfig('', 'report.json', 'too long'), 'errors')).toEqual([
      expect.stringContaining('longer than 20 MB'),
    ]);
  });
});

test('[2S.39] a pasted report of 50 MB gets one sentence, at once', () => {
  const result = JSON.stringify({
    run_id: 'x',
    prompt: { turns: [{ role: 'USER', message: 'a '.repeat(900) }] },
  });
  const results = Array<string>(Math.ceil(50e6 / result.length)).fill(result);
  for (const text of [
    `{"eval_results": [${results.join(',')}]}`,
    `eval_results:\n- ${results.join('\n- ')}\n`,
  ]) {
    const started = processorTime();
    const outcome = checkConfig(text);
    expect(processorTime() - started).toBeLessThan(1_500);
    expect(told(outcome, 'errors')).toEqual([expect.stringContaining('longer than 20 MB')]);
    expect(outcome.ends.all + outcome.ignored.all + outcome.unchecked.all).toBe(0);
  }
});

describe('a file', () => {
  const bytes = (text: string, encoding: 'utf16le' | 'utf8') => new Uint8Array(Buffer.from(text, encoding));

  test('[2S.39] is read as UTF-8, or as UTF-16 when it is that, which is told', () => {
    expect(decodeFile(bytes(scope, 'utf8'))).toEqual({ text: scope, encoding: '' });
    expect(decodeFile(bytes(`\uFEFF${scope}é`, 'utf8'))).toEqual({ text: `${scope}é`, encoding: '' });
    expect(decodeFile(bytes(`\uFEFF${scope.replaceAll('\n', '\r\n')}`, 'utf16le'))).toEqual({
      text: scope,
      encoding: 'UTF-16',
    });
    expect(decodeFile(bytes(scope.repeat(9), 'utf16le')).encoding).toBe('UTF-16');
    expect(decodeFile(bytes(`\uFEFF${scope}`, 'utf16le').map((_, i, all) => all[i ^ 1] ?? 0))).toEqual({
      text: scope,
      encoding: 'UTF-16',
    });
    expect(told(checkConfig(scope, 'x.yml', 'UTF-16'), 'errors')).toEqual([
      expect.stringContaining('Save it as UTF-8'),
    ]);
  });

  test('in another encoding is read all the same, which is told', () => {
    const latin = new Uint8Array(
      Buffer.from(scope.replace('description: a', 'description: Caf\u00e9'), 'latin1'),
    );
    const { text, encoding } = decodeFile(latin);
    expect(text).toContain('Caf\u00e9');
    const outcome = checkConfig(text, 'scope.yml', encoding);
    expect(outcome.kind.title).toBe('A scope');
    expect(told(outcome, 'errors')).toEqual([expect.stringContaining('The file is not UTF-8')]);
    expect(decodeFile(bytes(scope.replaceAll('\n', '\r'), 'utf8')).text).toBe(scope);
  });

  test.each<[string, readonly number[]]>([
    ['A ZIP archive, or a document that is one', [0x50, 0x4b, 3, 4, 20, 0]],
    ['A PNG image', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]],
    ['A PDF document', [...Buffer.from('%PDF-1.4\n')]],
    ['Not a text file', Array<number>(5_000).fill(0)],
    ['Not a text file', [0x80, 0x81, 0x02, 0xff, 0x00]],
  ])('that is not text is told to be %s', (title, all) => {
    const { text, encoding } = decodeFile(new Uint8Array(all));
    const outcome = checkConfig(text, 'scope.yml', encoding);
    expect(outcome.kind.title).toBe(title);
    expect(told(outcome, 'errors')).toEqual([expect.stringContaining('DTX reads text')]);
  });

  test('that is not text is told to be none', () => {
    expect(decodeFile(new Uint8Array([0x89, 0x50, 0xff, 0xfe, 0xc0, 0x02])).encoding).toBe('unknown');
    expect(told(checkConfig('', 'x.png', 'unknown'), 'errors')[0]).toContain('save it as UTF-8');
  });
});

test('colors follow each other inside of any text, and cost little', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', ':', ' ', '"', "'", '#', '\n', '- ', '1', '{{', '}}', 'true', '\\'), {
        maxLength: 60,
      }),
      (pieces) => {
        let end = 0;
        for (const token of configTokens(pieces.join(''))) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          end = token.end;
        }
      },
    ),
  );
  const started = processorTime();
  for (const piece of ['a ', ' ', '"', '- ', '{{', '#', '\\', "'"]) configTokens(`a${piece.repeat(25_000)}`);
  expect(processorTime() - started).toBeLessThan(1_500);
});

test.each([
  ['.a | any(.b; . > 1)', undefined],
  ['"a\\(.b | length)c" | . == "x)"', undefined],
  ['[.a[]', '`[` is not closed'],
  ['.a)', '`)` closes nothing'],
  ['"a', 'a text has no end'],
  ['{a: (1]}', '`]` closes nothing'],
  ['. # (\n| .a', undefined],
])('brackets and quotes of %j', (expression, problem) => {
  expect(unbalanced(expression)).toBe(problem);
});

const python = spawnSync('python3', ['-c', 'import yaml'], { encoding: 'utf8' }).status === 0;
if (!python) console.warn("Python's yaml is not installed: YAML is not compared with it.");

describe.skipIf(!python)('beside the YAML reader of Python, which DTX uses', () => {
  const script = `
import json, sys, yaml
for line in sys.stdin:
    try:
        value = yaml.safe_load(json.loads(line))
        value = value.get("a") if isinstance(value, dict) else value
        number = type(value) in (int, float) and abs(value) < 1e300
        print(json.dumps(["ok", type(value).__name__, value if number else None]))
    except Exception as error:
        print(json.dumps(["error", type(error).__name__]))
`;
  const ask = (texts: readonly string[]) => {
    const { stdout, stderr, status } = spawnSync('python3', ['-c', script], {
      input: texts.map((text) => JSON.stringify(text)).join('\n'),
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [string, string, number?]);
  };

  test('words are taken for what it takes them for', () => {
    const words = [
      ...[
        'yes',
        'Yes',
        'YES',
        'yEs',
        'no',
        'on',
        'off',
        'y',
        'n',
        'true',
        '1_000',
        '0b1',
        '12:30',
        '1:2:3',
        '0:30',
        '2024-01-01',
      ],
      ...[
        '2024-1-1',
        '2024-01-01 10:00:00',
        '2024-01-01T10:00:00Z',
        'a:b',
        '1.2.3',
        'localhost:8000',
        '10:99',
        '-1:30',
        'No way',
        '~',
        'null',
      ],
      ...[
        '010',
        '0o17',
        '1e3',
        '1.5e3',
        '1.5e+3',
        '.5',
        '0',
        '007',
        '08',
        '1.',
        '-0x1F',
        '+12',
        '.inf',
        '.5e2',
      ],
    ];
    const answers = ask(words.map((word) => `a: ${word}`));
    const types: Readonly<Record<string, string>> = {
      bool: 'true|false',
      int: 'a number',
      date: 'a date',
      datetime: 'a date',
    };
    for (const [i, word] of words.entries()) {
      const [here] = readYaml(`a: ${word}`);
      const value = here && 'value' in here ? (here.value as { a: unknown }).a : undefined;
      const [, there = '', number] = answers[i] ?? [];
      const expected =
        typeof value === 'string'
          ? types[there]
          : there === 'str'
            ? 'text'
            : typeof value === 'number' && number !== null && number !== value
              ? 'a number in base 8'
              : undefined;
      expect([word, otherInPython(word)]).toEqual([
        word,
        expected === undefined ? undefined : expect.stringMatching(new RegExp(expected)),
      ]);
    }
  });

  test('what it refuses of the documents of pages, changed by a letter, has a mistake here as well', () => {
    const signs = [
      '\t',
      '[',
      '{',
      '"',
      "'",
      '@',
      '`',
      '%',
      '&',
      '*',
      '!',
      ': ',
      '\n---\n',
      '\u0001',
      '- ',
      '}',
    ];
    const texts = documentsOfPages()
      .filter(({ language }) => language !== 'json')
      .flatMap(({ code }, i) => [
        code,
        ...signs.map((sign, j) => {
          const at = (i * 97 + j * 131) % code.length;
          return code.slice(0, at) + sign + code.slice(at);
        }),
      ]);
    const answers = ask(texts);
    const missed = texts.filter((text, i) => {
      if (answers[i]?.[0] === 'ok') return false;
      const outcome = checkConfig(text);
      return outcome.isOfDtx && outcome.errors.all + outcome.ends.all === 0;
    });
    // Tabs between values and before comments, which YAML allows and Python does not.
    expect(missed.filter((text) => !text.includes('\t'))).toEqual([]);
    expect(missed.length).toBeLessThan(texts.length * 0.02);
  });
});
