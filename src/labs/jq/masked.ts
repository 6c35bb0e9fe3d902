/** An expression of jq whose texts are each one letter of a private area, so that what looks like code in them is none. */
export interface Masked {
  readonly code: string;
  /** Puts the texts back, each as jq writes it. */
  plain(code: string): string;
  /** A text was in quotes that jq does not know. */
  readonly hasForeignQuotes: boolean;
}

/** A letter of the code that is a text; part of a regular expression. */
export const text = '[\\ue000-\\uf8ff]';

/** A path, such as `.turns[-1].message`; part of a regular expression. */
export const path = `(?:\\.(?:[A-Za-z_]\\w*|${text})|\\.?\\[[^\\[\\]|]*\\])+`;

const quoted = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|“[^”]*”|‘[^’]*’/g;
const first = 0xe000;

export function mask(expression: string): Masked {
  const texts: string[] = [];
  let hasForeignQuotes = false;
  const code = expression.replace(/[\ue000-\uf8ff]/g, '').replace(quoted, (whole) => {
    const isForeign = !whole.startsWith('"');
    hasForeignQuotes ||= isForeign;
    texts.push(isForeign ? JSON.stringify(whole.slice(1, -1).replace(/\\'/g, "'")) : whole);
    return String.fromCharCode(first + texts.length - 1);
  });
  const masks = new RegExp(text, 'g');
  return {
    code,
    plain: (changed) => changed.replace(masks, (letter) => texts[letter.charCodeAt(0) - first] ?? ''),
    hasForeignQuotes,
  };
}
