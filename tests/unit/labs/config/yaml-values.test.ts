import fc from 'fast-check';
import { CORE_SCHEMA, constructFromEvents, EVENT_ID, type Event, mergeTag, parseEvents } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { NoValue, yamlValues } from '../../../../src/labs/config/yaml-values.ts';
import { documentsOfPages } from './documents.ts';

const schema = CORE_SCHEMA.withTags(mergeTag);

/** Values, or where there is none. */
function valuesOf(text: string): { here: unknown; there: unknown } | undefined {
  let events: Event[];
  try {
    events = parseEvents(text, { maxDepth: 300 });
  } catch {
    return undefined;
  }
  const documents = events.reduce<Event[][]>((all, event) => {
    if (event.type === EVENT_ID.DOCUMENT) all.push([]);
    all.at(-1)?.push(event);
    return all;
  }, []);
  return {
    here: outcome(() => yamlValues(text, documents)),
    there: outcome(() => constructFromEvents(events, { source: text, schema, json: true })),
  };
}

function outcome(make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    if (error instanceof NoValue) return { none: error.at };
    return { none: (error as { mark: { position: number } }).mark.position };
  }
}

/** Pieces of YAML, of which some have a sense together. */
const scalar = fc.oneof(
  fc.constantFrom(
    ...[
      'a',
      'b',
      '~',
      'null',
      'Null',
      'nULL',
      'true',
      'TRUE',
      'tRUE',
      'False',
      '<<',
      '"<<"',
      "''",
      '__proto__',
    ],
    ...['0', '-0', '+1', '017', '0o17', '-0o17', '0x1F', '+0x1f', '0b11', '1_000', '12345678901234567890'],
    ...[
      '1.',
      '.5',
      '-.5',
      '1.5e3',
      '1e-3',
      '+.inf',
      '.INF',
      '-.Inf',
      '.nan',
      '-.nan',
      '1e999',
      '1.2.3',
      'e1',
      '"1"',
    ],
    '9'.repeat(400),
  ),
  fc.stringMatching(/^[-+]?[0-9ob.xeE_af]{1,6}$/),
);
const properties = fc.constantFrom(
  ...[
    '',
    '',
    '',
    '',
    '&p ',
    '&q ',
    '! ',
    '!!str ',
    '!!int ',
    '!!float ',
    '!!bool ',
    '!!null ',
    '!!merge ',
    '!!map ',
  ],
  ...[
    '!!seq ',
    '!!set ',
    '!x ',
    '!e!str ',
    '!<tag:yaml.org,2002:int> ',
    '!!%69nt ',
    '!!constructor ',
    '&p !!str ',
  ],
);
/** Lists and objects as keys are refused before their values are asked for. */
const key = fc.oneof(
  fc.constantFrom('<<', '<<', 'a', 'b'),
  fc.tuple(properties, scalar).map(([before, value]) => before + value),
);
const { node } = fc.letrec<{ node: string; value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.constant(''),
    fc.array(tie('node'), { maxLength: 3 }).map((all) => `[${all.join(', ')}]`),
    fc
      .array(fc.tuple(key, tie('node')), {
        maxLength: 4,
      })
      .map((all) => `{${all.map(([name, value]) => `${name} : ${value} `).join(', ')}}`),
  ),
  node: fc.oneof(
    fc.constantFrom('*p', '*q'),
    fc.tuple(properties, tie('value')).map(([before, value]) => before + value),
    tie('value'),
  ),
}));

describe('yamlValues', () => {
  test('gives the values of js-yaml, for what pages show', () => {
    for (const { code } of documentsOfPages()) {
      const values = valuesOf(code);
      expect(values?.here).toEqual(values?.there);
    }
  });

  test('gives the values of js-yaml, or ends where it does, for tags, anchors and merged keys in each order', () => {
    const counts = { values: 0, none: 0 };
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 5 }), fc.boolean(), (nodes, hasHandle) => {
        const head = hasHandle ? '%TAG !e! tag:yaml.org,2002:\n---\n' : '';
        const values = valuesOf(`${head}${nodes.map((each) => `- ${each}\n`).join('')}`);
        fc.pre(values !== undefined);
        const { here, there } = values as { here: unknown; there: unknown };
        counts[Array.isArray(there) ? 'values' : 'none']++;
        expect(here).toStrictEqual(there);
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(counts.values, counts.none)).toBeGreaterThan(100);
  });

  test.each<[string, string]>([
    ['nothing', ''],
    ['several documents', '---\n---\na: 1\n...\n---\n- &a b\n- *a\n'],
    ['too many objects to take keys over from', `a: &a {}\nb:\n  <<: [${'*a, '.repeat(101)}]`],
    [
      'too many keys to take over',
      `- &a {${Array.from({ length: 200 }, (_, i) => `k${i}: 1`).join(', ')}}\n${'- <<: *a\n'.repeat(60)}`,
    ],
    ['a field with the name of what objects have', '__proto__: {a: 1}\nb: {<<: {__proto__: 2}}'],
  ])('does as js-yaml with %s', (_, text) => {
    const values = valuesOf(text);
    expect(values?.here).toStrictEqual(values?.there);
  });
});
