import { allow } from '../python/budget.ts';
import { isIterable, iterate, listOf } from '../python/iterating.ts';
import { points, slicePoints } from '../python/points.ts';
import { str } from '../python/printing.ts';
import { wrong } from '../python/problem.ts';
import { quoteUrl } from '../python/quote-url.ts';
import { Dict, textOf, type Value, View } from '../python/values.ts';

/** A text as part of an address; a dict or pairs as its query. */
export function urlencode(value: Value): string {
  if (textOf(value) !== undefined || !isIterable(value)) return quote(str(value));
  const pairs: string[] = [];
  for (const pair of iterate(value instanceof Dict ? new View(value, 'items') : value)) {
    const items = listOf(pair);
    if (items.length !== 2) wrong('urlencode takes pairs');
    pairs.push(items.map((item) => quote(str(item)).replaceAll('/', '%2F').replaceAll('%20', '+')).join('='));
  }
  return pairs.join('&');
}

function quote(text: string): string {
  allow(text.length * 3);
  if (!text.isWellFormed()) wrong('the text has half a character');
  return quoteUrl(text);
}

const word = '[\\p{L}\\p{N}_';
const http = new RegExp(
  `^(?:(?:https?://|www\\.)(?:(?:${word}%-]+\\.)+)?(?:[a-z]{2,63}|xn--${word}%]{2,59})|` +
    `(?:${word}%-]{2,63}\\.)+(?:com|net|int|edu|gov|org|info|mil)|` +
    `https?://(?:\\p{Nd}{1,3}(?:\\.\\p{Nd}{1,3}){3}|\\[(?:[\\p{Nd}a-f]{0,4}:){2}(?:[\\p{Nd}a-f]{0,4}:?){1,6}\\]))` +
    '(?::\\p{Nd}{1,5})?(?:[/?#]\\S*)?\\n?$',
  'iu',
);
const email = /^\S+@[\p{L}\p{N}_][\p{L}\p{N}_.-]*\.[\p{L}\p{N}_]+$/u;

interface LinkOptions {
  readonly limit: number | undefined;
  readonly target: string;
  readonly rel: string;
}

/** Makes links of the addresses in an escaped text. */
export function urlize(text: string, { limit, target, rel }: LinkOptions): string {
  const rels = [...new Set(rel.split(/\s+/).filter(Boolean))].sort().join(' ');
  const attributes = ` rel="${rels}"${target && ` target="${target}"`}`;
  const shown = (link: string) =>
    limit !== undefined && points(link).length > limit ? `${slicePoints(link, 0, limit)}...` : link;
  const linked = text.split(/(\s+)/).map((whole) => {
    const { head, middle, tail } = trimmed(whole);
    let link = middle;
    if (http.test(middle)) {
      const address = /^https?:\/\//.test(middle) ? middle : `https://${middle}`;
      link = `<a href="${address}"${attributes}>${shown(middle)}</a>`;
    } else if (middle.startsWith('mailto:') && email.test(middle.slice(7)))
      link = `<a href="${middle}">${middle.slice(7)}</a>`;
    else if (/^(?!www\.|@)[^:]*@[^:]*$/.test(middle) && email.test(middle))
      link = `<a href="mailto:${middle}">${middle}</a>`;
    return head + link + tail;
  });
  return linked.join('');
}

/** A word without the brackets and points around it; closing brackets stay with those they close. */
function trimmed(whole: string): { head: string; middle: string; tail: string } {
  const head = /^(?:[(<]|&lt;)+/.exec(whole)?.[0] ?? '';
  let middle = whole.slice(head.length);
  let tail = '';
  for (let end = ending(middle); end; end = ending(middle)) {
    tail = end + tail;
    middle = middle.slice(0, -end.length);
  }
  for (const [open, close] of [
    ['(', ')'],
    ['<', '>'],
    ['&lt;', '&gt;'],
  ] as const) {
    const count = (text: string, part: string) => text.split(part).length - 1;
    const opened = count(middle, open);
    if (opened <= count(middle, close)) continue;
    for (let i = Math.min(opened, count(tail, close)); i > 0; i--) {
      const to = tail.indexOf(close) + close.length;
      middle += tail.slice(0, to);
      tail = tail.slice(to);
    }
  }
  return { head, middle, tail };
}

function ending(text: string): string | undefined {
  return /(?:[)>.,\n]|&gt;)$/.exec(text.slice(-4))?.[0];
}
