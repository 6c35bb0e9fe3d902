import fc from 'fast-check';

/** Parts of an expression, as jq tells them apart. */
type Tokens = readonly string[];

const join = (...parts: readonly (Tokens | string)[]): Tokens => parts.flat();

const leaf = fc.constantFrom<Tokens>(
  ['.'],
  ['..'],
  ['.a'],
  ['.', '"a && b"'],
  ['..', '?'],
  ['1'],
  ['"x"'],
  [`"it's $.a"`],
  ['null'],
  ['$__loc__'],
  ['$ENV', '.a'],
  ['@json'],
  ['not'],
  ['length'],
);

const { expression } = fc.letrec<{ expression: Tokens }>((tie) => {
  const one = tie('expression');
  const grow = (shape: (a: Tokens, b: Tokens, c: Tokens) => Tokens) =>
    fc.tuple(one, one, one).map(([a, b, c]) => shape(a, b, c));
  return {
    expression: fc.oneof(
      { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
      leaf,
      fc
        .tuple(one, fc.constantFrom('and', 'or', '|', ',', '==', '!=', '//', '+', '<=', '='), one)
        .map(([a, operator, b]) => join(a, operator, b)),
      grow((a) => join('(', a, ')', '.b', '[', ']')),
      grow((a) => join('[', a, ']')),
      grow((a) => join('{', 'a', ':', '(', a, ')', '}')),
      grow((a, b) => join('(', a, ')', 'as', '$x', '|', b)),
      grow((a, b, c) => join('if', a, 'then', b, 'else', c, 'end')),
      grow((a, b, c) => join('if', a, 'then', b, 'elif', c, 'then', '..', 'else', '..', 'end')),
      grow((a) => join('try', '..', 'catch', '(', a, ')')),
      grow((a) => join('..', 'as', '[', '$x', ']', '|', a)),
      grow((a) => join('reduce', '..', 'as', '$size', '(', '0', ';', a, ')')),
      grow((a) => join('contains', '(', a, ')')),
      // The text ends and begins where the code in it does.
      grow((a) => join('"a\\(', a, ')b"')),
    ),
  };
});

const endsInWord = /\w$/;
const beginsWithWord = /^\w/;

/** Expressions of jq, most of them right, whose words stand as close as they may, or not. */
export const jqExpressions: fc.Arbitrary<string> = fc
  .tuple(expression, fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }))
  .map(([tokens, gaps]) =>
    tokens.reduce((text, token, place) => {
      const mustPart = endsInWord.test(text) && beginsWithWord.test(token);
      return `${text}${text !== '' && (gaps[place % gaps.length] || mustPart) ? ' ' : ''}${token}`;
    }, ''),
  );
