import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stringKeys } from '../../../src/site/string-keys.ts';
import { stringKeysFile, stringKeysModule, stringsSource } from '../../../tools/strings/string-keys.ts';

describe('names of the interface strings', () => {
  it('are those of the English file: else run npm run strings', () => {
    expect(readFileSync(stringKeysFile, 'utf8')).toBe(stringKeysModule(readFileSync(stringsSource, 'utf8')));
  });

  it('are all used by the code', () => {
    const code = ['src', 'checks']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => /\.tsx?$/.test(file) && file !== stringKeysFile)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const words = new Set(code.match(/\w+/g));
    // Groups of the sidebar are named by pages.
    const { groups: _, ...ofCode } = stringKeys;
    const unused = Object.entries(ofCode).flatMap(([group, keys]) =>
      keys.filter((key) => !words.has(key)).map((key) => `${group}.${key}`),
    );
    expect(unused).toEqual([]);
  });

  it('are written in the order of the file', () => {
    expect(stringKeysModule('b:\n  z: Z\n  a: A\na:\n  x: X\n')).toContain(
      "export const stringKeys = {\n  b: ['z', 'a'],\n  a: ['x'],\n} as const;\n",
    );
  });

  it.each([
    ['a number', 'shell:\n  home: 1\n', 'shell.home'],
    ['a name that is not a name', 'shell:\n  "a b": text\n', 'shell.a b'],
    ['a text outside of groups', 'shell: text\n', 'shell'],
  ])('are not taken from %s', (_, yaml, place) => {
    expect(() => stringKeysModule(yaml)).toThrow(`${stringsSource}: "${place}" is not a text in a group.`);
  });
});
