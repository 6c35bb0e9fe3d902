import { describe, expect, test } from 'vitest';
import { isClean, reportText, summaryText } from '../../../../src/labs/config/report-text.ts';
import { inputKeys } from '../../../../src/labs/config/rules/jq-expressions.ts';
import { checkConfig, keysOfInput, told } from './check.ts';

const titles = {
  mistakes: 'Mistakes',
  ends: 'Ends the run',
  secrets: 'Keys in the file',
  ignored: 'Ignored, or not as it looks',
  unchecked: 'Not checked',
  clean: 'No mistake found.',
  contacts: 'What a run contacts',
  needs: 'What it needs',
  more: 'and {count} more',
  line: 'Line {line}',
};
const summary = (text: string) => summaryText(checkConfig(text), titles);
const head = 'agent: {description: shop}\nredteam:\n  plugins:\n';
const scope = (rest = '') => `${head}    plugins: ["toxicity:hate_speech:harassment"]\n${rest}`;
const target = (config: string) => scope(`providers:\n  - provider: http\n    config: {${config}}\n`);

describe('[2S.38] who hears the page hears', () => {
  test('that nothing is wrong with a file', () => {
    expect(summary(scope())).toBe('A scope. No mistake found');
    expect(reportText(checkConfig(scope()), titles)).toContain('\n\nNo mistake found.\n');
  });

  test('how many findings there are, and the first of the worst', () => {
    const both = target(
      'type: http-parsed, url: "https://{{HOST}}/{{prompt}}", methode: GET, method: GET, transform_response: text, example_response: "{}"',
    );
    expect(summary(both)).toMatch(
      /^A scope\. Ends the run: 1\. Mistakes: 1\. Ignored, or not as it looks: 1\. Line 7: Nothing fills \{\{HOST}}, so the address has no host/,
    );
  });

  test('and copies what the page says, under its titles', () => {
    const outcome = checkConfig(
      `${target('type: http-parsed, url: "https://{{HOST}}/{{prompt}}", methode: GET')}environments:\n  - vars:\n      HOST: "{{env.HOST}}"\n`,
    );
    const text = reportText(outcome, {
      ...titles,
      mistakes: 'Fehler',
      line: 'Zeile {line}',
      needs: 'Braucht',
    });
    expect(text).toMatch(/\nFehler \(\d\)\n- Zeile 7: /);
    expect(text).toContain('\nWhat a run contacts\n- ');
    expect(text).toContain('\nBraucht\n- HOST\n');
  });

  test('that a run tells nothing, before what else is not as it looks', () => {
    const pointless = target(
      'example_response: "{}", type: http-parsed, url: "https://a.example/{{promt}}", method: GET, transform_response: text',
    );
    expect(isClean(checkConfig(pointless))).toBe(false);
    expect(summary(pointless)).toMatch(/^A scope\. Ignored.*: 3\. Line 7: The request has no \{\{prompt}}/);
    expect(reportText(checkConfig(pointless), titles)).not.toContain('No mistake found');
  });
});

describe('[2S.39] a file that is read in part', () => {
  const long = `${head}    plugins:\n${'      - toxicity:hate_speech:harassment\n'.repeat(40_000)}`;

  test('is never without mistakes, and it is said how far it was read', () => {
    const outcome = checkConfig(long);
    expect(told(outcome, 'errors')).toEqual([]);
    expect(outcome.isWhole).toBe(false);
    expect(isClean(outcome)).toBe(false);
    expect(told(outcome, 'unchecked')).toEqual([
      '2: The YAML is longer than 1 MB: of its 40,004 lines, only the first one is checked. What comes after is not read. Cut the file into smaller ones, or write it as JSON.',
    ]);
    expect(summary(long)).toMatch(/^A scope\. Not checked: 1\. Line 2: The YAML is longer/);
    expect(reportText(outcome, titles)).not.toContain('No mistake found');
  });

  test('is told of entries, too', () => {
    const entry = JSON.stringify({ agent: { description: 'a' }, redteam: { plugins: { plugins: [] } } });
    const outcome = checkConfig(`${entry}\n`.repeat(1_201), 'scopes.jsonl');
    expect(told(outcome, 'unchecked')).toEqual(['201: Of 1,201 entries, only the first 200 are checked.']);
    expect(isClean(outcome)).toBe(false);
  });
});

describe('[2S.38] of an expression of jq', () => {
  const judge = (expression: string) =>
    scope().replace(
      '  plugins:\n',
      `  global_evaluator:\n    evaluation_method:\n      eval_model_type: JSON_EXPRESSION\n      eval_model_name: ANY_JSONPATH_EXP\n      expressions: [${JSON.stringify(expression)}]\n  plugins:\n`,
    );

  test('it is said that jq does not run, beside that nothing was found', () => {
    const outcome = checkConfig(judge('.turns[-1].message | contains("cannot")'));
    expect(told(outcome, 'ends')).toEqual([]);
    expect(told(outcome, 'ignored')).toEqual([]);
    expect(isClean(outcome)).toBe(true);
    expect(told(outcome, 'unchecked')).toEqual([expect.stringMatching(/^7: jq does not run here/)]);
  });

  test('what is sure to be refused is no clean file', () => {
    expect(isClean(checkConfig(judge('$.choices[0].message.content')))).toBe(false);
    expect(told(checkConfig(judge('$.choices')), 'unchecked')).toEqual([]);
  });

  test('the keys are known that it can begin with', () => {
    expect(inputKeys.toSorted()).toEqual(keysOfInput().toSorted());
  });
});
