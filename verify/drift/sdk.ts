import type { Product } from '../../src/product/product.ts';
import { Comparer, type Comparison } from './difference.ts';
import type { Facts } from './facts.ts';

/** Classes, methods and members that pages use. */
export function compareSdk({ sdk }: Product, facts: Facts): Comparison {
  const comparer = new Comparer('sdk');
  const classes = new Map(Object.entries(facts.methods));
  for (const { name, module, kind, methods, members, fields } of sdk.names) {
    if (!module || kind === 'function' || kind === 'module') continue;
    // Other packages are not installed beside DTX.
    if (!sdk.modules.some(({ path, package: name }) => path === module && name in facts.versions)) continue;
    const found =
      [...classes.keys()].find((key) => key === `${module}.${name}`) ??
      [...classes.keys()].find((key) => key.endsWith(`.${name}`));
    if (!found) {
      comparer.add(`${module}.${name}`, 'extra', 'no such class in DTX');
      continue;
    }
    const real = classes.get(found) ?? {};
    for (const method of methods)
      comparer.holds(`${name}.${method.name}`, method.name in real, 'no such method');
    const values = facts.enums[found];
    for (const member of members) {
      comparer.holds(
        `${name}.${member.name}`,
        values !== undefined && member.name in values,
        'no such member',
      );
      if (member.value !== undefined)
        comparer.same(`${name}.${member.name}`, 'value', member.value, values?.[member.name]);
    }
    const model = facts.models[found];
    if (!model) continue;
    for (const field of fields) comparer.holds(`${name}.${field.name}`, field.name in model, 'no such field');
  }
  return comparer.done();
}
