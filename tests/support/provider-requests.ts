import fc from 'fast-check';

/** Texts that JSON, Jinja, YAML, shells and addresses trip over. */
export const text = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[ -~\n\t]{0,14}$/) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '42',
      '1.0',
      '1e3',
      'true',
      'null',
      'NaN',
      '-Infinity',
      '[1, 2.0]',
      '{"a": 1.50}',
      '"quoted"',
      '""42""',
      '"\\"42\\""',
      '"true"',
      '',
      ' ',
      '\n',
      'a\n',
      'a\r\nb',
      '{{ x }}',
      '{% if %}',
      '{# no #}',
      '{{',
      "it's",
      'a: b # c',
      '- a',
      'yes',
      '0x1F',
      '12:30:00',
      '~',
      '=',
      'Say "hi"\nnow \\ \\n',
      '\u2028\u0085\u00a0\ufeff',
      '\u{1F600}é',
      '\ud800',
      '%41%2f%',
      'a&b=c#d?e+f g',
    ),
  },
);

/** Values of JSON as a text, with numbers as people write them. */
const value: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    text.map((each) => JSON.stringify(each)),
    fc.constantFrom(
      '0',
      '-0',
      '1',
      '-1.0',
      '1e5',
      '1.5E-7',
      '12345678901234567890',
      '1e21',
      'true',
      'false',
      'null',
    ),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc
      .array(fc.tuple(text, tie('value')), { maxLength: 3 })
      .map((entries) => `{${entries.map(([key, each]) => `${JSON.stringify(key)}: ${each}`).join(', ')}}`),
  ),
})).value;

/** A JSON object with at least one text. */
export const jsonBody = fc
  .tuple(text, fc.array(fc.tuple(text, value), { maxLength: 4 }))
  .map(
    ([first, entries]) =>
      `{"q": ${JSON.stringify(first)}${entries.map(([key, each]) => `, ${JSON.stringify(`k${key}`)}: ${each}`).join('')}}`,
  );

const headerValue = fc.oneof(
  fc.stringMatching(/^[!-~]([ -~]{0,12}[!-~])?$/),
  fc.constantFrom('true', '1.0', 'null', '{"a": 1}', '007'),
);

/** Headers that neither carry the request nor look like secrets. */
export const headers = fc.dictionary(
  fc
    .stringMatching(/^X-[A-Z][a-z]{1,6}$/)
    .filter((name) => !/^X-(?:key|token|secret|auth|passwd|jwt|csrf|xsrf|sig)$/i.test(name)),
  headerValue,
  { maxKeys: 3 },
);
