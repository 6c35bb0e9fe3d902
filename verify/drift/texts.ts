import type { Product } from '../../src/product/product.ts';
import { Comparer, type Comparison } from './difference.ts';
import type { Facts } from './facts.ts';

/** Messages, word for word as the source has them; `…` stands for what is put in while it runs. */
export function compareMessages({ messages }: Product, { texts }: Facts): Comparison {
  const comparer = new Comparer('messages');
  const known = texts.map(plain);
  for (const { id, message } of messages) {
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

/** Whether the parts of a message between its gaps stand in one text, in this order. */
export function isSaid(message: string, texts: readonly string[]): boolean {
  const parts = message
    .split('…')
    .map((part) => plain(part).trim())
    .filter((part) => /\w{3}/.test(part));
  return texts.some((text) => {
    let from = 0;
    return parts.every((part) => {
      const at = text.indexOf(part, from);
      from = at + part.length;
      return at >= 0;
    });
  });
}

/** Hosts that the site names as contacted, and variables that it says are read. */
export function compareEnvironment({ environment }: Product, { variables }: Facts): Comparison {
  const comparer = new Comparer('environment');
  const groups = new Set(['keys', 'addresses', 'settings', 'without-effect']);
  const ours = environment.filter(({ group, ownName }) => groups.has(group) && !ownName);
  for (const { id } of ours) comparer.holds(`variable ${id}`, id in variables, 'not in the source of DTX');
  return comparer.done();
}

/** Classes, methods and members that pages use. */
export function compareSdk({ sdk }: Product, facts: Facts): Comparison {
  const comparer = new Comparer('sdk');
  const classes = new Map(Object.entries(facts.methods));
  for (const { name, module, kind, methods, members, fields } of sdk.names) {
    if (!module || kind === 'function' || kind === 'module') continue;
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
