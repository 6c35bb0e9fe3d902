import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { codeSizes } from '../../../bench/labs/code-size.ts';
import { inputOf } from '../../../bench/labs/inputs.ts';
import { labPages, ownScripts } from '../../../bench/labs/lab-pages.ts';
import { templateTask } from '../../../src/labs/template/template-task.ts';

function built(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-labs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

describe('the bench of labs', () => {
  it('finds each lab below /try once, on its first page', () => {
    const lab = (name: string) => `<section class="lab" data-lab="${name}"></section>`;
    const folder = built({
      'try/index.html': '<p>Labs</p>',
      'try/b.html': lab('b') + lab('c'),
      'try/c/index.html': lab('c'),
      'other.html': lab('d'),
    });
    expect(labPages(folder)).toEqual([
      { lab: 'b', path: '/try/b' },
      { lab: 'c', path: '/try/b' },
    ]);
    expect(() => labPages(built({ 'try/index.html': '' }))).toThrow('has a lab');
  });

  it('knows the scripts that a page names itself', () => {
    const folder = built({ 'try/b.html': '<script type="module" src="/_astro/Document.js"></script>' });
    expect([...ownScripts(folder, { lab: 'b', path: '/try/b' })]).toEqual(['/_astro/Document.js']);
  });

  it('tells code of a lab from React, jq and the rest, and counts a file once', () => {
    const files = {
      'a.js': 'export const a = 1;',
      'react.js': '"https://react.dev/errors/"',
      'x.wasm': 'wasm',
      'x.js': 'export const start = (wasmBinary) => wasmBinary;',
      'facts.json': '{}',
    };
    const size = (name: keyof typeof files) => brotliCompressSync(files[name]).length;
    expect(
      codeSizes(built(files), ['/a.js', '/a.js', '/react.js', '/x.wasm', '/x.js', '/facts.json']),
    ).toEqual({
      lab: size('a.js'),
      react: size('react.js'),
      jq: size('x.wasm') + size('x.js'),
      other: size('facts.json'),
    });
  });

  it('fills a lab that it does not know with the text of its longest field', () => {
    expect(inputOf('unknown', 10, { field: 'scope', text: 'a: 1' })).toEqual({
      field: 'scope',
      before: 'a: 1\na: 1\n',
      after: '',
    });
    const { before, after } = inputOf('template', 20_000, { field: 'variables', text: '{}' });
    expect(before).toHaveLength(20_000);
    // What is measured is a result, not a mistake that is soon told.
    const variables = JSON.stringify({ prompt: 'Tell me more' });
    expect(templateTask({ template: before + after, variables, as: 'text' }).problems).toEqual([]);
  });
});
