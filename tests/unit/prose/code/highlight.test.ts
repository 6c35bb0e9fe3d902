import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { highlight, isLanguage } from '../../../../src/prose/code/highlight.ts';
import { kindOf, theme } from '../../../../src/prose/code/theme.ts';

const textOf = (lines: Awaited<ReturnType<typeof highlight>>) =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
/** Tokens of the first line as `kind:text`, plain ones without a kind. */
async function tokensOf(code: string, language: string): Promise<string[]> {
  const [line = []] = await highlight(code, language);
  return line.map(({ text, kind }) => (kind ? `${kind}:${text.trim()}` : text.trim()));
}

describe('isLanguage', () => {
  it.each([
    'bash',
    'console',
    'diff',
    'yaml',
    'json',
    'python',
    'py',
    'typescript',
    'jinja',
    'text',
    'txt',
    '',
  ])('knows "%s"', (language) => {
    expect(isLanguage(language)).toBe(true);
  });

  it.each(['pyhton', 'Bash', 'dtx', 'language-bash', ' '])('does not know "%s"', (language) => {
    expect(isLanguage(language)).toBe(false);
  });

  it.each(['constructor', 'toString', '__proto__'])('does not take "%s" for a language', (language) => {
    expect(isLanguage(language)).toBe(false);
  });
});

describe('highlight', () => {
  it('leaves plain text in one colour, blank lines included', async () => {
    expect(await highlight('a = 1\n\nb', 'text')).toEqual([
      [{ text: 'a = 1', kind: undefined }],
      [{ text: '', kind: undefined }],
      [{ text: 'b', kind: undefined }],
    ]);
  });

  it.each([
    ['a comment', '# note', 'python', 'c:# note'],
    ['a keyword', 'def run(): pass', 'python', 'k:def'],
    ['a string', 'x = "text"', 'python', 's:"text"'],
    ['a number', 'x = 42', 'python', 'n:42'],
    ['a function', 'def run(): pass', 'python', 'f:run'],
    ['a YAML key', 'name: value', 'yaml', 'p:name'],
    ['a JSON key', '{"name": true}', 'json', 'n:true'],
  ])('gives %s its kind', async (_, code, language, token) => {
    expect(await tokensOf(code, language)).toContain(token);
  });

  it('changes no character of the code in any language', async () => {
    const piece = fc.constantFrom(
      'a',
      '"',
      "'",
      '#',
      '{',
      '}',
      '$',
      '\\',
      '\n',
      '  ',
      '\t',
      ': ',
      '<',
      '&',
      '=',
      '1',
      '`',
      'é',
      '😀',
    );
    const language = fc.constantFrom(
      'text',
      'bash',
      'python',
      'yaml',
      'json',
      'typescript',
      'jinja',
      'dockerfile',
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: piece, maxLength: 60 }), language, async (code, name) => {
        expect(textOf(await highlight(code, name))).toBe(code);
      }),
    );
  });

  it('gives blanks to the token before them', async () => {
    const [line = []] = await highlight('def run(): return None', 'python');
    expect(line[0]).toEqual({ text: 'def ', kind: 'k' });
    for (const { text } of line) expect(text.trim()).not.toBe('');
  });

  it('joins neighbours of one kind, so that a page carries no needless elements', async () => {
    for (const line of await highlight('x = {"a": [1, 2], "b": f"{y} z"}\nreturn  x', 'python')) {
      line.slice(1).forEach((token, i) => {
        expect(token.kind).not.toBe(line[i]?.kind);
      });
    }
  });
});

describe('theme', () => {
  it('gives each kind a colour code that leads back to it, and none to plain text', () => {
    const colors = new Set((theme.settings ?? []).map(({ settings }) => settings.foreground));
    const kinds = [...colors].map(kindOf).filter((kind) => kind !== undefined);
    expect(kinds.sort()).toEqual(['c', 'f', 'k', 'n', 'p', 's', 't', 'v']);
    expect(colors.size).toBe(kinds.length + 1);
    expect(kindOf('#000000')).toBeUndefined();
    expect(kindOf(undefined)).toBeUndefined();
  });
});

it('code is highlighted the same however long it takes', async () => {
  const code = 'const limit = "0.8"; // text';
  const expected = await highlight(code, 'typescript');
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 60_000;
    return now;
  });
  try {
    expect(await highlight(code, 'typescript')).toEqual(expected);
  } finally {
    clock.mockRestore();
  }
  expect(now, 'the clock was asked').toBeGreaterThan(0);
});
