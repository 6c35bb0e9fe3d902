import { describe, expect, test } from 'vitest';
import { yamlValues } from '../../../../checks/source/yaml-values.ts';

describe('texts in YAML', () => {
  test('have the key they stand under and the line they start on', () => {
    const code = 'a: one\nlist:\n  - two\n  - key: |\n      three\n      four\n---\nb: [5, six]';
    expect(yamlValues(code)).toEqual([
      { key: 'a', text: 'one', line: 1 },
      { key: 'list', text: 'two', line: 3 },
      { key: 'key', text: 'three\nfour\n', line: 5 },
      { key: 'b', text: 'six', line: 8 },
    ]);
  });

  test('are none when the YAML does not parse', () => {
    expect(yamlValues('a: [one')).toEqual([]);
  });
});
