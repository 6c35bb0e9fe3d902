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
 * Whether one text of the source says a message: the parts between its gaps stand there in this order. Where the message
 * shows a value, such as a number or a name at its end, the source has a gap.
 */
export function isSaid(message: string, texts: readonly string[]): boolean {
  const parts = message
    .split(/…|\d+/)
    .map((part) => plain(part).trim())
    .filter((part) => /\w{3}/.test(part));
  return texts.some((text) => inOrder(parts, text) || endsInGap(plain(message), text));
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

/** Classes, methods and members that pages use. */
export function compareSdk({ sdk }: Product, facts: Facts): Comparison {
  const comparer = new Comparer('sdk');
  const classes = new Map(Object.entries(facts.methods));
  for (const { name, module, kind, methods, members, fields } of sdk.names) {
    if (!module || kind === 'function' || kind === 'module') continue;
    // Other packages are not installed beside DTX.
    if (!sdk.modules.some(({ path, package: name }) => path === module && name in facts.versions)) continue;
    const found = [...classes.keys()].find((key) => key === `${module}.${name}`)
      ?? [...classes.keys()].find((key) => key.endsWith(`.${name}`));
    if (!found) {
      comparer.add(`${module}.${name}`, 'extra', 'no such class in DTX');
      continue;
    }
    const real = classes.get(found) ?? {};
    for (const method of methods) comparer.holds(`${name}.${method.name}`, method.name in real, 'no such method');
    const values = facts.enums[found];
    for (const member of members) {
      comparer.holds(`${name}.${member.name}`, values !== undefined && member.name in values, 'no such member');
      if (member.value !== undefined) comparer.same(`${name}.${member.name}`, 'value', member.value, values?.[member.name]);
    }
    const model = facts.models[found];
    if (!model) continue;
    for (const field of fields)
      comparer.holds(`${name}.${field.name}`, field.name in model, 'no such field');
  }
  return comparer.done();
}
