import { createHash } from 'node:crypto';

/** Sign of a text that a translation was made from: changes with the text, not with line ends. */
export function sourceSign(text: string): string {
  const unix = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return createHash('sha256').update(unix).digest('hex').slice(0, 12);
}
