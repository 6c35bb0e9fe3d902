import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largerExamples } from '../../../../src/labs/template/examples.ts';
import * as body from '../../../../src/labs/template/fill-body-text.ts';
import { type TemplateInput, templateTask as task } from '../../../../src/labs/template/template-task.ts';
import { jsonTokens, templateTokens } from '../../../../src/labs/template/template-tokens.ts';
import { processorTime } from '../../../support/processor-time.ts';
import { realProduct } from '../../product/product-folder.ts';

const templateTask = (entered: TemplateInput) => task(entered, { body });
const input = (template: string, variables = '{}', as = 'text') => ({ template, variables, as });

describe('the template lab', () => {
  test.each(realProduct().expressions.filter(({ language }) => language === 'jinja'))(
    'gives what the product model says of $id',
    ({ expression, document, results }) => {
      expect(templateTask(input(expression, JSON.stringify(document)))).toEqual({
        output: results[0],
        problems: [],
      });
    },
  );

  test.each([
    [input('{{ a', '{}'), 'template', 1],
    [input('one\n{{ a | dump }}'), 'template', 2],
    [input('x', '{"a": 1,\n"b"}'), 'variables', 2],
    [input('x', '[1]'), 'variables', 1],
    [input('{"a": {{b}}}', '{}', 'body'), 'template', 1],
  ])('says of %j where the mistake is', (entered, field, line) => {
    expect(templateTask(entered)).toEqual({
      output: '',
      problems: [{ field, line, message: expect.stringMatching(/^.{10,}\.$/s) }],
    });
  });

  test('shows a list as it is sent, with its placeholder, and says so at its line', () => {
    expect(templateTask(input('["{{prompt}}"]', '{"prompt": "Where is my order?"}', 'body'))).toEqual({
      output: '[\n  "{{prompt}}"\n]',
      problems: [{ field: 'template', line: 1, message: expect.stringMatching(/^The body is a list.*\.$/) }],
    });
  });

  const loop =
    '{"messages": [{% for m in messages %}{"role": {{ m.role | tojson }}}{% if not loop.last %},{% endif %}{% endfor %}]}';
  const messages = '{"messages": [{"role": "user"}], "prompt": "Say \\"no\\""}';

  test('says of a text that DTX would not send it as a body, and why', () => {
    const { output, problems, isBody } = templateTask(input(loop, messages));
    expect({ output, isBody }).toEqual({ output: '{"messages": [{"role": "user"}]}', isBody: true });
    expect(problems).toEqual([
      {
        field: 'template',
        line: 1,
        hasCode: true,
        message: expect.stringMatching(/^If this is the body.*does not send it\./),
      },
    ]);
    expect(problems[0]?.message).toContain('"messages": "{{ messages | tojson }}"');
  });

  test.each([
    ['{"q": "{{prompt}}"}', 'something else'],
    ['{ {% if prompt %}"q": 1{% endif %} }', 'does not send it'],
    ['[{"q": "{{prompt}}"}]', 'a list, in which DTX fills nothing'],
    ['{"q": "{{ prompt | dump }}"}', 'Write tojson'],
  ])('says of %s what becomes of it as a body: %s', (template, words) => {
    expect(templateTask(input(template, messages)).problems[0]?.message).toContain(words);
  });

  test.each([
    '{"q": 1}',
    '{"q": "{{ prompt | length }} letters"}',
    '{{ prompt }}',
    '{% if prompt %}{}{% endif %}',
    'a {"b": {{ prompt }}}',
  ])('says nothing of a body about %s, which is none or comes to the same', (template) => {
    const { problems, isBody } = templateTask(input(template, messages));
    expect({ problems, isBody }).toEqual({ problems: [], isBody: undefined });
  });

  test.each([
    [
      'a\n{% for m in mesages %}{{ m }}{% endfor %}',
      2,
      'mesages is not set, so nothing is put in. Is messages meant?',
    ],
    ['{{ promt }}', 1, 'promt is not set, so nothing is put in. Is prompt meant?'],
    ['{{ sistem_prompt }}', 1, 'sistem_prompt is not set, so nothing is put in. Is system_prompt meant?'],
    ['{{ TENANT }}', 1, /^TENANT is not set.*Add it to the variables/],
    ['{{ system_prompt }}', 1, /^system_prompt is not set.*DTX sets it in a run/],
    ['{{ mesages | default([]) }}', 1, /^mesages is not set.*Is messages meant\?$/],
    [
      '{% for m in messages %}{{ m.rol }}{% endfor %}',
      undefined,
      'Nothing is put in: this dict has nothing called "rol". Is "role" meant?',
    ],
    [
      '{% for m in messages %}{% if not loop.lst %},{% endif %}{% endfor %}',
      undefined,
      'Nothing is put in: loop has nothing called "lst". Is "last" meant?',
    ],
    ['{% for m in messages %}{{ m.rol | tojson }}{% endfor %}', 1, /nothing called "rol". Is "role" meant\?/],
    ['{{ mesages | tojson }}', 1, /"mesages" is undefined.* Is messages meant\?$/],
  ])('says of %s that a name is not there', (template, line, message) => {
    for (const as of ['text', 'body'] as const) {
      const text = as === 'body' ? JSON.stringify({ q: template }) : template;
      const { problems } = templateTask(input(text, messages, as));
      expect(problems).toHaveLength(1);
      expect(problems[0]?.message.replaceAll('`', '')).toMatch(message);
      if (as === 'text') expect(problems[0]?.line).toBe(line);
    }
  });

  test.each([
    "{{ TENANT | default('demo') }}",
    '{% if TENANT is defined %}{{ TENANT }}{% endif %}',
    '{% if TENANT %}{{ TENANT }}{% endif %}',
    "{{ TENANT or 'demo' }}",
    '{% set a = 1 %}{{ a }}{% for i in range(2) %}{{ loop.index }}{% endfor %}',
    "{{ messages[0].name | default('x') }}",
  ])('says nothing of %s, where it is expected that a name may be missing', (template) => {
    expect(templateTask(input(template, messages)).problems).toEqual([]);
  });

  test('marks no code in a message about a template that has backticks', () => {
    const [unset] = templateTask(input('`{{ promt }}', messages)).problems;
    expect(unset).toEqual({ field: 'template', line: 1, message: expect.stringContaining('promt') });
    const [sign] = templateTask(input('{{ ` }}', messages)).problems;
    expect(sign?.message).toContain('"`" has no meaning');
  });

  test('names a few of many that are missing', () => {
    const many = Array.from({ length: 50 }, (_, i) => `{{ NAME_${'abcdefghij'[i % 10]}${i} }}`).join('');
    expect(templateTask(input(many)).problems).toHaveLength(3);
  });

  test.each(largerExamples)('has a ready example without a remark: $name', ({ template, variables, as }) => {
    const { output, problems } = templateTask({ template, variables, as });
    expect(problems).toEqual([]);
    expect(output).toMatch(/^1\. Orders, 2\. Refunds$|"topics": \[\n\s+(?:"orders"|\{\n\s+"name": "orders")/);
  });

  test.each([
    ['Bearer {{env.OPENAI_API_KEY}}', 'text', 'OPENAI_API_KEY'],
    ['{"key": "{{ env.TOKEN | upper }}"}', 'body', 'TOKEN'],
    ['{{ env["A"] }}', 'text', 'NAME'],
  ])('says of %s (%s) where DTX replaces it', (template, as, name) => {
    const [problem] = templateTask(input(template, '{"prompt": "Hi"}', as)).problems;
    expect(problem?.message).toContain('"env" is undefined');
    expect(problem?.message).toContain(`Write ${name}: "{{env.${name}}}" there and {{ ${name} }} here.`);
  });

  test('says so of env alone, and not where it is a variable', () => {
    expect(templateTask(input('{{ host.NAME }}')).problems[0]?.message).not.toContain('environments');
    expect(templateTask(input('{{ env.NAME }}', '{"env": {"NAME": "x"}}')).output).toBe('x');
  });

  test.each(['template', 'variables'])('says at once that %s is too long to be worked on', (field) => {
    const started = processorTime();
    const { problems } = templateTask({ ...input('x'), [field]: '{{ a }}'.repeat(1_500_000) });
    expect(problems).toEqual([{ field, line: undefined, message: expect.stringContaining('1,000,000') }]);
    expect(processorTime() - started).toBeLessThan(100);
  });

  test('shows a body as it is sent, and takes no variables for none', () => {
    expect(templateTask(input('{"q": ["{{prompt}}", 1]}', '{"prompt": "Hi"}', 'body')).output).toBe(
      '{\n  "q": [\n    "Hi",\n    1\n  ]\n}',
    );
    expect(templateTask(input('a', ' \n')).output).toBe('a');
  });

  test.each([
    ['{{ x }}', '{"x": 2.0}', '2.0'],
    ['{{ x }}', '{"x": 1.0e+16}', '1e+16'],
    ['{{ x + 1 }} {{ y + 1 }}', '{"x": 2, "y": 2.0}', '3 3.0'],
    ['{{ x }}', '{"x": {"2": [1.0, 1], "1": null}}', "{'2': [1.0, 1], '1': None}"],
    ['{{ x }}', '{"x": 12345678901234567890}', '12345678901234567890'],
    ['{{ x }}', '{"x": NaN}', 'nan'],
  ])('fills %s with %s as Python reads it: %s', (template, variables, output) => {
    expect(templateTask(input(template, variables))).toEqual({ output, problems: [] });
  });

  test('numbers of a body keep their form, from the body, a variable and the prompt', () => {
    const body = '{"a": 1.0, "b": "{{ x }}", "c": "{{prompt}}"}';
    expect(templateTask(input(body, '{"x": 3.0, "prompt": "2.50"}', 'body')).output).toBe(
      '{\n  "a": 1.0,\n  "b": 3.0,\n  "c": 2.5\n}',
    );
    expect(templateTask(input('{"c": "{{prompt}}"}', '{"prompt": 2.0}', 'body')).output).toContain('2.0');
  });

  test.each(['<script>alert(1)</script>', '\u202Eevil\u2066', '\u0000', '{{', '{%', '{#', '{{ "'])(
    'answers %j, whatever it is',
    (text) => {
      for (const as of ['text', 'body']) expect(templateTask(input(text, text, as)).problems).toHaveLength(1);
      expect(() => templateTask(input(text))).not.toThrow();
    },
  );
});

describe('colors', () => {
  test.each([templateTokens, jsonTokens])('of $name follow each other inside of any text', (tokensOf) => {
    const pieces = fc.constantFrom(
      '{{',
      '}}',
      '{%',
      '%}',
      '{#',
      '#}',
      '"',
      "'",
      '\\',
      'a',
      '1',
      '\n',
      ' ',
      '|',
      ':',
      ',',
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
        (text) => {
          let end = 0;
          for (const token of tokensOf(text)) {
            expect(token.start).toBeGreaterThanOrEqual(end);
            expect(token.end).toBeGreaterThan(token.start);
            end = token.end;
          }
          expect(end).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });

  test('tell marks, names, texts and numbers of a template apart', () => {
    const text = 'Hi {{ name | default("x") }}{# note #} 7';
    expect(templateTokens(text).map(({ start, end, kind }) => [text.slice(start, end), kind])).toEqual([
      ['{{', 'mark'],
      ['name', 'name'],
      ['default', 'name'],
      ['"x"', 'string'],
      ['}}', 'mark'],
      ['{# note #}', 'comment'],
    ]);
  });
});
