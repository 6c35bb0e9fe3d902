import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordingMistakes } from '../../checks/prose/wording.ts';

const read = (file: string) => readFileSync(file, 'utf8');
/** Without code, which shows how a link is written. */
const proseOf = (file: string) => read(file).replace(/(`+)[^`].*?\1/gs, '');
const documents = globSync(['*.md', 'docs/**/*.md', '{src,server,checks,tools,bench,tests}/**/README.md'], {
  exclude: ['**/node_modules/**', 'tests/fixtures/**'],
});
const decisions = globSync('docs/decisions/[0-9]*.md').sort();

describe('documents of the project', () => {
  it.each(documents)('%s links to files that exist', (file) => {
    const targets = [...proseOf(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((link) =>
      String(link[1]),
    );
    expect(targets.filter((target) => !existsSync(join(dirname(file), target)))).toEqual([]);
  });

  // After "#" is a text of the file, as checks/run-items.ts has it.
  it.each(documents)('%s names files of the project that are there', (file) => {
    const named = [
      ...read(file).matchAll(/`((?:src|server|checks|tools|tests|bench|deploy)\/[^\s`<*{…#]+)(?:#[^`]*)?`/g),
    ];
    expect(
      named
        .map(([, path]) => String(path))
        .filter((path) => !existsSync(path) && path !== 'bench/node_modules'),
    ).toEqual([]);
  });

  it.each(documents)('%s uses words as pages do', (file) => {
    expect(wordingMistakes({ file, line: 1, text: proseOf(file) }).map(({ message }) => message)).toEqual([]);
  });

  it('are as short as a newcomer reads', () => {
    expect(read('CONTRIBUTING.md').length).toBeLessThanOrEqual(4096);
    expect(read('DESIGN.md').length).toBeLessThanOrEqual(8192);
    const rooms = documents.filter((file) => file.startsWith('src/'));
    expect(rooms.filter((file) => read(file).trim().split('\n').length > 20)).toEqual([]);
  });

  it.each(decisions)('%s says context, choice, what was tried and cost, and is listed', (file) => {
    const [title = '', , date = '', , ...body] = read(file).split('\n');
    const [, number, name] = /^# (\d+)\. (.+)$/.exec(title) ?? [];
    const row = `| [${number}](${file.slice('docs/decisions/'.length)}) | ${name} | ${date} |`;
    expect(read('docs/decisions/README.md')).toContain(row);
    expect(body.filter((line) => line.startsWith('**')).map((line) => line.split('**')[1])).toEqual([
      'Context.',
      'Choice.',
      'Tried.',
      'Cost.',
    ]);
  });
});

const programs = globSync('{src,server,checks,tools}/**/*.{ts,tsx}', {
  exclude: ['checks/prose/wording.ts'],
});

/** What is between quotes, on the line it is on; comments are for other readers. */
const quotedIn = (file: string) =>
  read(file)
    .split('\n')
    .map((line) =>
      /^\s*(?:\/\/|\/?\*)/.test(line)
        ? ''
        : [...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , text]) => text).join(' | '),
    )
    .join('\n');

describe('messages of the programs', () => {
  it('use words as pages do', () => {
    const mistakes = programs.flatMap((file) => wordingMistakes({ file, line: 1, text: quotedIn(file) }));
    expect(programs.length).toBeGreaterThan(500);
    expect(mistakes.map(({ message }) => message)).toEqual([]);
  });
});
