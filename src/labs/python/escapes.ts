import { fail, unsupported } from './problem.ts';

const simple: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
const lengths: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/**
 * What the escapes in a text mean.
 * @param asciiOnly as Jinja, which has Python read the bytes, so that a letter beyond ASCII becomes one itself
 */
export function readEscapes(text: string, at: number, asciiOnly = false): string {
  return text.replace(
    /\\(?:([0-7]{1,3})|([xuU])([\da-fA-F]{0,8})|([\s\S]))/gu,
    (whole, octal, kind, hex = '', char = '') => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      if (kind === undefined) {
        if (char === 'N') return unsupported('\\N in a text', at);
        if (asciiOnly && char > '~') return unsupported('a backslash before such a letter', at);
        return simple[char] ?? whole;
      }
      const length = lengths[kind] ?? 0;
      if (hex.length < length) return fail('syntax', `\\${kind} needs ${length} digits`, at);
      const code = Number.parseInt(hex.slice(0, length), 16);
      if (code > 0x10ffff) return fail('syntax', `\\U${hex} is not a character`, at);
      if (code >= 0xd800 && code <= 0xdfff) return unsupported('half a character in a text', at);
      return String.fromCodePoint(code) + hex.slice(length);
    },
  );
}
