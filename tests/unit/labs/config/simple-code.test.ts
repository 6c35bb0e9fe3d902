import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expressionFault } from '../../../../src/labs/config/rules/expression-fault.ts';
import { isSimpleExpression, simpleReferences } from '../../../../src/labs/config/rules/simple-code.ts';
import { parseTemplate } from '../../../../src/labs/jinja/parse-template.ts';

/** Texts of some of these pieces. */
function textsOf(...pieces: readonly string[]): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((all) => all.join(''));
}

describe('simpleReferences', () => {
  test.each<[string, readonly string[]]>([
    ['{"question": "{{prompt}}"}', ['prompt']],
    ['Bearer {{ KEY }}, {{KEY}} {{- b -}}', ['KEY', 'b']],
    ['{{ prompt | tojson }}', ['prompt']],
    ['no placeholder {a}', []],
  ])('gives the names of %s', (template, names) => expect(simpleReferences(template)).toEqual(names));

  test.each([
    '{{ a.b }}',
    '{% if a %}x{% endif %}',
    '{{ a',
    '{# a #}',
    '{{{a}}',
    '{{ none }}',
    '{{ a | tojsn }}',
  ])('leaves %s to Jinja', (template) => expect(simpleReferences(template)).toBeUndefined());

  test('gives what Jinja gives, for whatever it takes for simple', () => {
    const counts = { simple: 0, other: 0 };
    fc.assert(
      fc.property(
        textsOf(
          ...[
            '{{',
            '{{',
            '}}',
            '}}',
            '{',
            '}',
            '{%',
            '%}',
            '{#',
            '#}',
            '-',
            '+',
            ' ',
            '\n',
            '|',
            '"',
            "'",
            'é',
          ],
          ...[
            '{{a}}',
            '{{ prompt }}',
            '{{ a | tojson }}',
            '{{loop}}',
            '{{if}}',
            '{{ self}}',
            '{{ x -}}',
            '{{raw}}',
          ],
          ...[
            '{{ super }}',
            '{{ block }}',
            '{{ include }}',
            '{{ _ }}',
            '{{ async }}',
            '{{ do }}',
            '{{ is }}',
            '1',
          ],
          ...[
            '{{ set }}',
            '{{ for }}',
            '{{ with }}',
            '{{ import }}',
            '{{ as }}',
            '{{ recursive }}',
            '{{ context }}',
          ],
          ...['a', 'tojson', 'trim', 'range', '{{ dict }}', '{{ varargs }}', '{{ none }}', '{{ endfor }}'],
        ),
        (template) => {
          const references = simpleReferences(template);
          counts[references ? 'simple' : 'other']++;
          if (references) expect(parseTemplate(template)).toEqual({ references });
        },
      ),
      { numRuns: 5000 },
    );
    expect(Math.min(counts.simple, counts.other)).toBeGreaterThan(500);
  });

  test('is the same as Jinja for a template with as many placeholders as are read', () => {
    const template = '{{ a }}{{b}}'.repeat(1600);
    expect(parseTemplate(template)).toEqual({ references: simpleReferences(template) });
  });
});

describe('isSimpleExpression', () => {
  const names = new Map([
    ['json', 'json'],
    ['text', 'text'],
    ['status', 'number'],
  ] as const);

  test.each([
    'json["answer"]',
    "json['choices'][0]['message']",
    'json["a"][-1]\n',
    'status == 200',
    '200 <= status < 300 and "ok" in text',
  ])('knows %s', (code) => expect(isSimpleExpression(code, names.keys())).toBe(true));

  test.each([
    'json.answer',
    'json["a"',
    'jsn["a"]',
    'lambda json: json',
    'json[01]',
    "'it\\'s'",
    '',
    'json text',
  ])('leaves %s to Python', (code) => expect(isSimpleExpression(code, names.keys())).toBe(false));

  test('finds nothing that is wrong in what it takes for simple', () => {
    let simple = 0;
    fc.assert(
      fc.property(
        textsOf(
          ...[
            'json',
            'text',
            'status',
            'body',
            'json["a"]',
            '[0]',
            '[-1]',
            "['a b']",
            '"x"',
            "'y'",
            '[',
            ']',
            '"',
          ],
          ...[
            ' == ',
            '!=',
            ' < ',
            '>=',
            ' in ',
            ' not in ',
            ' and ',
            ' or ',
            ' ',
            '\n',
            '200',
            '0',
            '1',
            '.',
            '=',
          ],
        ),
        (code) => {
          if (!isSimpleExpression(code, names.keys())) return;
          simple++;
          expect(expressionFault(code, names, true)).toBeUndefined();
        },
      ),
      { numRuns: 20_000 },
    );
    expect(simple).toBeGreaterThan(500);
  });
});
