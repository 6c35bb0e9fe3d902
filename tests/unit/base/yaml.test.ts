import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { entryName, parseYaml } from '../../../src/base/parse.ts';
import { readYaml } from '../../../src/base/yaml.ts';
import { expectOneLine, mistakesOf } from '../site-folder.ts';

const text = `# a list
datasets:
  - id: garak
    aliases: [one, two]
    kind: built-in
  - name: other
    id: beaver
    kind: hosted
7: seven
`;

describe('the lines of a YAML file', () => {
  it.each([
    [['datasets'], 2],
    [['datasets', 0], 3],
    [['datasets', 0, 'kind'], 5],
    [['datasets', 1, 'name'], 6],
    [['datasets', 1, 'id'], 7],
    [[7], 9],
    // What is missing is missing in what stands around it.
    [['datasets', 1, 'source'], 6],
    [['datasets', 0, 'aliases', 1, 'x'], 4],
    [[], 2],
  ])('of %j is %i', (path, line) => {
    expect(readYaml('x.yml', text).lineOf(path)).toBe(line);
  });

  it('are those of the file the text stands in', () => {
    expect(readYaml('x.md', text, 10).lineOf(['datasets', 0, 'kind'])).toBe(14);
    expect(() => readYaml('x.md', 'a: 1\na: 2', 10)).toThrow('x.md: line 11: not valid YAML (map keys');
  });

  it('of a word are found in the entry that has the name, whichever field names it', () => {
    const { lineIn } = readYaml('x.yml', text);
    expect(lineIn('garak', 'two')).toBe(4);
    expect(lineIn('other', 'hosted')).toBe(8);
    expect(lineIn('beaver', 'hosted')).toBe(8);
    expect(lineIn('beaver', 'two')).toBe(6);
    expect(lineIn('nobody', 'two')).toBeUndefined();
  });
});

describe('a mistake in a YAML file', () => {
  const entry = z.strictObject({
    id: z.string().optional(),
    name: z.string().optional(),
    aliases: z.array(z.string()).optional(),
    kind: z.enum(['built-in', 'hosted']),
  });
  const schema = z.strictObject({ datasets: z.array(entry), 7: z.string().optional() });
  const wrong = (from: string, to: string) =>
    mistakesOf(() => parseYaml(schema, 'x.yml', text.replace(from, to)));

  it('is told with its line, the entry by its name, and what was probably meant', async () => {
    expectOneLine(
      await wrong('kind: hosted', 'kind: hostd'),
      'x.yml',
      'line 8: field "datasets.beaver.kind" is wrong (invalid option',
      'Perhaps "hosted" is meant',
    );
    expectOneLine(await wrong('kind: built-in', 'kind: other'), 'x.yml', 'line 5:', 'Correct the value');
  });

  it('names what may stand in a field that is missing', async () => {
    expectOneLine(
      await wrong('    kind: built-in\n', ''),
      'x.yml',
      'line 3: field "datasets.garak.kind" is missing',
      'Add "datasets.garak.kind" (built-in, hosted)',
    );
  });

  it('names an unknown field with its line, and an entry without a name by its number', async () => {
    expectOneLine(
      await wrong('kind: hosted', 'kind: hosted\n    kinds: x'),
      'x.yml',
      'line 9: unknown field "datasets.beaver.kinds"',
      'Perhaps "kind" is meant',
    );
    expectOneLine(await wrong('two]', '2]'), 'x.yml', 'line 4: field "datasets.garak.aliases.1" is wrong');
  });
});

it.each([
  [{ name: 'n', id: 'i' }, 'i'],
  [{ version: '1', name: 'n', path: 'p' }, 'p'],
  [{ id: 5, version: '1.0' }, '1.0'],
  [{ title: 't' }, undefined],
  ['text', undefined],
  [null, undefined],
])('the entry %j is called %s', (entry, name) => {
  expect(entryName(entry)).toBe(name);
});
