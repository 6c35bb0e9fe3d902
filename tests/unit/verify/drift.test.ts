import { describe, expect, test } from 'vitest';
import { loadProduct, type Product } from '../../../src/product/product.ts';
import { compareCommandLine } from '../../../verify/drift/command-line.ts';
import { Comparer } from '../../../verify/drift/difference.ts';
import { reportDrift } from '../../../verify/drift/drift.ts';
import type { Facts, RealParameter } from '../../../verify/drift/facts.ts';
import { isSaid } from '../../../verify/drift/texts.ts';

const product = loadProduct('.') as Product;

function parameter(name: string, more: Partial<RealParameter> = {}): RealParameter {
  const names = [name];
  return {
    names,
    dest: name,
    default: null,
    choices: null,
    nargs: null,
    required: false,
    type: null,
    kind: 'Store',
    ...more,
  };
}

function factsOf(options: readonly RealParameter[]): Facts {
  return {
    versions: {},
    requires_python: '',
    commands: [{ path: 'dtx datasets list', options: [...options], arguments: [], commands: [] }],
    enums: {},
    models: {},
    methods: {},
    constants: {},
    texts: [],
    variables: {},
    hosts: {},
    data: {},
  };
}

/** Differences of a command of one flag, against a parser that has `options`. */
function differences(flag: object, options: readonly RealParameter[]): string[] {
  const command = product['command-line'].find(({ path }) => path === 'dtx datasets list');
  const option = { ...product['command-line'].flatMap((each) => each.options)[0], ...flag };
  const changed = { ...product, 'command-line': [{ ...command, options: [option] }] } as Product;
  return compareCommandLine(changed, factsOf(options)).differences.map(
    ({ entry, kind, says }) => `${entry}: ${kind}: ${says}`,
  );
}

describe('a flag of the model', () => {
  const flag = { name: '--count', short: undefined, value: 'N', type: 'integer', default: 5 };
  const real = { default: 5, type: 'int' };

  test('that the parser has like this is no difference', () => {
    expect(differences(flag, [parameter('--count', real)])).toEqual([]);
  });

  test.each([
    ['a default of the parser', { default: 6, type: 'int' }, 'default: 5 here, 6 in DTX'],
    ['a type', { default: 5, type: 'float' }, 'type: "integer" here, "number" in DTX'],
    ['being required', { ...real, required: true }, 'required: false here, true in DTX'],
    ['taking several values', { ...real, nargs: '*' }, 'several values: false here, true in DTX'],
    ['choices', { ...real, choices: [1, 5] }, 'choices: [] here, [1,5] in DTX'],
  ] satisfies [string, Partial<RealParameter>, string][])('is wrong where %s differs', (_, more, says) => {
    expect(differences(flag, [parameter('--count', more)])).toEqual([
      `dtx datasets list --count: wrong: ${says}`,
    ]);
  });

  test('that the parser does not have is extra, and one that only the parser has is missing', () => {
    expect(differences(flag, [parameter('--number', real)])).toEqual([
      'dtx datasets list --count: extra: not in DTX',
      'dtx datasets list --number: missing: DTX has it',
    ]);
  });
});

test('a difference that its entry explains is told apart, and an explanation of nothing is a mistake', () => {
  const comparer = new Comparer('plugins');
  comparer.explain('plugin a', 'Served by another.');
  comparer.explain('plugin b', 'Not needed any more.');
  comparer.sets('plugin ', ['a', 'b'], ['b', 'c']);
  const comparison = comparer.done();
  expect(comparison.explained.map(({ entry, reason }) => [entry, reason])).toEqual([
    ['plugin a', 'Served by another.'],
  ]);
  const { lines, agrees } = reportDrift([comparison]);
  expect(agrees).toBe(false);
  expect(lines.slice(2)).toEqual([
    'content/product/plugins: plugin c: missing: DTX has it',
    'content/product/plugins: plugin b: explains a difference that is not there',
  ]);
});

describe('a message', () => {
  const texts = ["Unknown dataset '\0'. Valid options: \0", 'Invalid response status code: \0'];

  test.each(["Unknown dataset '…'. Valid options: …", 'Invalid response status code: 401'])(
    'is said where a text of the source has its words in order: %s',
    (message) => {
      expect(isSaid(message, texts)).toBe(true);
    },
  );

  test.each([
    "Unknown data set '…'. Valid options: …",
    "Valid options: …. Unknown dataset '…'",
    'Invalid status code: 401',
  ])('is not said where a word differs: %s', (message) => {
    expect(isSaid(message, texts)).toBe(false);
  });
});
