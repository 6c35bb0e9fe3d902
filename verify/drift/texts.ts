import type { Product } from '../../src/product/product.ts';
import { Comparer, type Comparison } from './difference.ts';
import type { Facts } from './facts.ts';

/** Messages, word for word as the source has them; `…` stands for what is put in while it runs. */
export function compareMessages({ messages }: Product, { texts }: Facts): Comparison {
  const comparer = new Comparer('messages');
  const known = texts.map(plain);
  // What another program words is not in the packages of DTX; a scenario provokes it.
  for (const { id, message } of messages.filter(({ wordedBy }) => wordedBy === undefined)) {
    const said = [...message.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    for (const text of said)
      comparer.holds(`message ${id}`, isSaid(text, known), `"${text}" is in no text of the package`);
  }
  return comparer.done();
}

/** Gaps and white space count as one character: a message may be broken over lines in the source. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** Characters of a message that must stand before a gap of the source for the rest to count as put in there. */
const enough = 15;

/**
 * Whether one text of the source says a message: it contains the parts between the gaps, in this order. Where the message
 * shows a value, such as a number or a name at its end, the source has a gap.
 */
export function isSaid(message: string, texts: readonly string[]): boolean {
  const parts = message
    .split(/…|\d+/)
    .map((part) => plain(part).trim())
    .filter((part) => /\w{3}/.test(part));
  // A message that marks its gaps itself shows no values.
  const shown = /…./.test(message) ? undefined : plain(message);
  return texts.some((text) => inOrder(parts, text) || (shown !== undefined && endsInGap(shown, text)));
}

function inOrder(parts: readonly string[], text: string): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

function endsInGap(message: string, text: string): boolean {
  return [...text.matchAll(/\0/g)].some(({ index }) => {
    for (let length = message.length; length >= enough; length -= 1)
      if (text.slice(0, index).endsWith(message.slice(0, length))) return true;
    return false;
  });
}

/** Variables that the site says DTX reads. */
export function compareEnvironment({ environment }: Product, { variables }: Facts): Comparison {
  const comparer = new Comparer('environment');
  const groups = new Set(['keys', 'addresses', 'settings', 'without-effect']);
  const ours = environment.filter(
    ({ group, ownName, readBy }) => groups.has(group) && !ownName && readBy === undefined,
  );
  for (const { id } of ours) comparer.holds(`variable ${id}`, id in variables, 'not in the source of DTX');
  return comparer.done();
}
