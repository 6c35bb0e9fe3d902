import { expect, test } from 'vitest';
import { commentsIn } from '../../../../checks/facts/comments.ts';

const comments = (language: string, code: string) =>
  commentsIn({ language, code, line: 10 }).map(({ text, line, about }) => [
    text,
    line,
    about.line,
    about.code,
  ]);

test('a comment in shell text is about what stands below it, up to the next one', () => {
  expect(comments('bash', '# One\n# more\na \\\n  b\n# Two\nc')).toEqual([
    ['One', 10, 10, '# One\n# more\na \\\n  b'],
    ['more', 11, 11, '# more\na \\\n  b'],
    ['Two', 14, 14, '# Two\nc'],
  ]);
});

test('one at the end of a line is about its command, whichever line that begins on', () => {
  expect(comments('sh', 'a\nb \\\n  c # why\nd')).toEqual([['why', 12, 11, 'b \\\n  c # why']]);
});

test('one in another language is about the whole block', () => {
  expect(comments('python', 'x = 1  # why\ny = 2')).toEqual([['why', 10, 10, 'x = 1  # why\ny = 2']]);
  expect(comments('ts', 'f(); // why')).toEqual([['why', 10, 10, 'f(); // why']]);
});

test.each(['bash', 'sh', 'shell', 'zsh', 'console', 'powershell', 'python', 'py', 'yaml', 'yml'])(
  '%s has comments behind "#"',
  (language) => {
    expect(comments(language, '# why').map(([text]) => text)).toEqual(['why']);
  },
);

test.each(['ts', 'typescript', 'go', 'java'])('%s has comments behind "//"', (language) => {
  expect(comments(language, '// why\n# no').map(([text]) => text)).toEqual(['why']);
});

test.each([
  ['bash', 'echo "a # b"'],
  ['bash', "echo 'a # b"],
  ['bash', 'echo a#b'],
  ['bash', '#!/bin/sh'],
  ['ts', "open('https://a.example')"],
  ['json', '# why'],
  ['text', '# why'],
])('what only looks like one is none: %s, %s', (language, code) => {
  expect(comments(language, code)).toEqual([]);
});

test('a quoted text before it does not hide a comment', () => {
  expect(comments('bash', 'echo "a" # why').map(([text]) => text)).toEqual(['why']);
});
