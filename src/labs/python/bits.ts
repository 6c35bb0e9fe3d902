import { contains } from './comparing.ts';
import { iterateAnyhow } from './iterating.ts';
import { bitsOf, bounded } from './numbers.ts';
import { raise } from './problem.ts';
import { Dict, ItemSet, type Value, View } from './values.ts';

/**
 * `left operator right` for `| & ^ << >>` and `-` of sets.
 * @returns undefined when the values do not go with the operator
 */
export function combine(operator: string, left: Value, right: Value): Value | undefined {
  if (isKeys(left) || isKeys(right)) {
    if (/^(?:<<|>>|@)$/.test(operator)) return undefined;
    if (operator === '&') {
      const [view, others] = isKeys(left) ? [left, right] : [right, left];
      return new ItemSet([...iterateAnyhow(others)].filter((item) => contains(view, item)));
    }
    const [a, b] = [left, right].map((each) => new ItemSet(iterateAnyhow(each)));
    return a && b && combineSets(operator, a, b);
  }
  if (left instanceof ItemSet && right instanceof ItemSet) return combineSets(operator, left, right);
  if (left instanceof Dict && right instanceof Dict && operator === '|') {
    const all = new Dict();
    for (const dict of [left, right]) for (const [key, value] of dict.entries.values()) all.set(key, value);
    return all;
  }
  if (typeof left === 'boolean' && typeof right === 'boolean' && /^[|&^]$/.test(operator)) {
    if (operator === '|') return left || right;
    return operator === '&' ? left && right : left !== right;
  }
  const [a, b] = [wholeOf(left), wholeOf(right)];
  return a === undefined || b === undefined ? undefined : combineBits(operator, a, b);
}

/** What `dict.keys()` and `.items()` give is counted as a set. */
function isKeys(value: Value): boolean {
  return value instanceof View && value.kind !== 'values';
}

function wholeOf(value: Value): bigint | undefined {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  return typeof value === 'bigint' ? value : undefined;
}

function combineBits(operator: string, left: bigint, right: bigint): bigint | undefined {
  bounded(left);
  if (operator === '|') return left | right;
  if (operator === '&') return left & right;
  if (operator === '^') return left ^ right;
  if (operator !== '<<' && operator !== '>>') return undefined;
  if (right < 0n) return raise('ValueError: negative shift count');
  if (operator === '>>') return right > BigInt(bitsOf(left)) ? (left < 0n ? -1n : 0n) : left >> right;
  if (left === 0n) return 0n;
  return bounded(left << (right > 1_000_000n ? 1_000_000n : right));
}

function combineSets(operator: string, left: ItemSet, right: ItemSet): ItemSet | undefined {
  const [a, b] = [[...left.items.values()], [...right.items.values()]];
  if (operator === '|') return new ItemSet([...a, ...b]);
  // Python goes through the smaller one, whose items it keeps.
  if (operator === '&')
    return new ItemSet(
      b.length > a.length ? a.filter((item) => right.has(item)) : b.filter((item) => left.has(item)),
    );
  if (operator === '-') return new ItemSet(a.filter((item) => !right.has(item)));
  return operator === '^'
    ? new ItemSet([...a.filter((item) => !right.has(item)), ...b.filter((item) => !left.has(item))])
    : undefined;
}
