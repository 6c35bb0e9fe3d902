import { describe, expect, test } from 'vitest';
import { parseWith, parseYamlText } from '../../../src/base/parse.ts';
import { commandLineSchema } from '../../../src/product/command-line/command-line.ts';
import { loadProduct } from '../../../src/product/product.ts';
import { expectOneLine, mistakesOf } from '../site-folder.ts';
import { changedProduct } from './product-folder.ts';

const file = 'content/product/command-line.yml';

/** Mistakes in a command `dtx run` with the given fields. */
function mistakesIn(fields: string): Promise<string[]> {
  const indented = fields.trim().replaceAll('\n', '\n  ');
  const text = `
- {path: dtx, summary: s, use: u, source: [dtx-cli], evidence: read, state: {is: works}}
- path: dtx run
  summary: s
  use: u
  source: [dtx-cli]
  evidence: read
  state: {is: works}
  ${indented}
`;
  return mistakesOf(() => parseWith(commandLineSchema, file, parseYamlText(file, text)));
}

describe('the model of the command line', () => {
  test('accepts a command with arguments, options and rules', async () => {
    const lines = await mistakesIn(`
arguments: [{name: IN, meaning: m}, {name: OUT, required: false, default: x, meaning: m}]
options:
  - {name: --a, short: -a, value: N, type: integer, default: 1, choices: [1, 2], meaning: m}
  - {name: --b, type: switch, meaning: m}
rules: [{kind: conflict, when: {option: --a, values: ['2']}, options: [--b], reason: r}]`);
    expect(lines).toEqual([]);
  });

  test.each([
    [
      'two flags of one name',
      'options: [{name: --a, type: switch, meaning: m}, {name: --a, type: switch, meaning: m}]',
      '--a is defined twice',
    ],
    [
      'two short flags',
      'options: [{name: --a, short: -a, type: switch, meaning: m}, {name: --b, short: -a, type: switch, meaning: m}]',
      '-a is defined twice',
    ],
    [
      'a default that is not a choice',
      'options: [{name: --a, value: X, default: c, choices: [a, b], meaning: m}]',
      'default c of --a is not among its choices a, b',
    ],
    [
      'a default of the wrong type',
      'options: [{name: --a, value: N, type: integer, default: 1.5, meaning: m}]',
      '1.5 of --a is not an integer',
    ],
    [
      'a switch with a value',
      'options: [{name: --a, value: X, type: switch, meaning: m}]',
      '--a is a switch and takes no value',
    ],
    ['an option without a placeholder', 'options: [{name: --a, meaning: m}]', '--a needs "value"'],
    [
      'a required option with a default',
      'options: [{name: --a, value: X, required: true, default: x, meaning: m}]',
      '--a is required and has a default',
    ],
    [
      'a default and a text for its absence',
      'options: [{name: --a, value: X, default: x, omitted: none, meaning: m}]',
      '--a has both "default" and "omitted"',
    ],
    [
      'choices of two kinds',
      'options: [{name: --a, value: X, choices: [x], choicesFrom: datasets, meaning: m}]',
      '--a has both "choices" and "choicesFrom"',
    ],
    [
      'a required argument behind an optional one',
      'arguments: [{name: A, required: false, meaning: m}, {name: B, meaning: m}]',
      'B is required but stands after an optional argument',
    ],
    [
      'a rule about an unknown flag',
      'rules: [{kind: ignored, when: {option: --x}, options: [--y], reason: r}]',
      'a rule "ignored" names --x, which is not an option of the command',
    ],
    [
      'a rule about an unknown choice',
      'options: [{name: --a, value: X, choices: [x], meaning: m}, {name: --b, type: switch, meaning: m}]\nrules: [{kind: ignored, when: {option: --a, values: [z]}, options: [--b], reason: r}]',
      'names --a z, which is none of its choices',
    ],
    [
      'a rule without a condition',
      'options: [{name: --a, type: switch, meaning: m}]\nrules: [{kind: ignored, options: [--a], reason: r}]',
      'needs exactly one of "when" and "unless"',
    ],
    [
      'a conflict with what is not given',
      'options: [{name: --a, type: switch, meaning: m}, {name: --b, type: switch, meaning: m}]\nrules: [{kind: conflict, unless: {option: --a}, options: [--b], reason: r}]',
      'a rule "conflict" needs "when", not "unless"',
    ],
    [
      'a required option without effect',
      'options: [{name: --a, value: X, required: true, noEffect: n, meaning: m}]',
      '--a is required and has no effect',
    ],
    [
      'a required argument with a default',
      'arguments: [{name: A, default: x, meaning: m}]',
      'A is required and has a default',
    ],
    [
      'an argument and a flag of one name',
      'arguments: [{name: --a, meaning: m}]\noptions: [{name: --a, type: switch, meaning: m}]',
      '--a is defined twice',
    ],
    [
      'a number that is none',
      'options: [{name: --a, value: N, type: number, choices: [1.5, x], meaning: m}]',
      'x of --a is not a number',
    ],
    [
      'a switch with many values',
      'options: [{name: --a, many: true, type: switch, meaning: m}]',
      '--a is a switch and takes no value',
    ],
    [
      'what other values do, of an option that takes any',
      'options: [{name: --a, value: X, otherValue: {effect: e}, meaning: m}]',
      '--a has "otherValue" and takes any value',
    ],
    [
      'a rule on a pattern',
      'options: [{name: --a, value: X, meaning: m}]\nrules: [{kind: ignored, when: {option: --a, pattern: x}, options: [--a], reason: r}]',
      'a rule names values, not a pattern',
    ],
    [
      'a rule with two conditions',
      'options: [{name: --a, type: switch, meaning: m}]\nrules: [{kind: ignored, when: {option: --a}, unless: {option: --a}, options: [--a], reason: r}]',
      'a rule "ignored" needs exactly one of "when" and "unless"',
    ],
    [
      'a rule that makes an unknown flag useless',
      'options: [{name: --a, type: switch, meaning: m}]\nrules: [{kind: ignored, when: {option: --a}, options: [--y], reason: r}]',
      'a rule "ignored" names --y, which is not an option of the command',
    ],
  ])('refuses %s, naming command and flag', async (_, fields, problem) => {
    const lines = await mistakesIn(fields);
    expect(
      lines.some((line) => line.includes('dtx run: ') && line.includes(problem)),
      lines.join('\n'),
    ).toBe(true);
    for (const line of lines) expect(line).toMatch(/^content\/product\/command-line\.yml: /);
  });

  test('refuses arguments of a group of commands, but not of a command whose name another begins with', async () => {
    const command = (path: string, more = '') =>
      `- {path: ${path}, summary: s, use: u, source: [dtx-cli], evidence: read, state: {is: works}${more}}\n`;
    const taking = ', arguments: [{name: A, meaning: m}]';
    const lines = (text: string) =>
      mistakesOf(() => parseWith(commandLineSchema, file, parseYamlText(file, text)));
    expectOneLine(
      await lines(command('dtx') + command('dtx a', taking) + command('dtx a b')),
      file,
      'dtx a: it has commands below it and so takes no arguments',
    );
    expect(await lines(command('dtx') + command('dtx a', taking) + command('dtx ab'))).toEqual([]);
  });

  test('refuses a command without the group above it', async () => {
    const text =
      '- {path: dtx a b, summary: s, use: u, source: [dtx-cli], evidence: read, state: {is: works}}';
    const lines = await mistakesOf(() => parseWith(commandLineSchema, file, parseYamlText(file, text)));
    expectOneLine(lines, file, 'dtx a b: there is no command "dtx a" above it');
  });

  test('refuses a default that its list does not have', async () => {
    const root = changedProduct('command-line.yml', (text) =>
      text.replace('default: hf_airbench', 'default: airbrench'),
    );
    const lines = await mistakesOf(() => loadProduct(root));
    expectOneLine(lines, file, 'dtx redteam plan: default of --dataset "airbrench" does not exist');
  });

  test('refuses a rule about a value that its list does not have', async () => {
    const root = changedProduct('command-line.yml', (text) =>
      text.replace(
        'unless: { option: --dataset, values: [XTREAM_JB] }',
        'unless: { option: --dataset, values: [GARAKK] }',
      ),
    );
    const lines = await mistakesOf(() => loadProduct(root));
    expectOneLine(lines, file, 'dtx redteam plan: rule value of --dataset "GARAKK" does not exist');
  });
});
