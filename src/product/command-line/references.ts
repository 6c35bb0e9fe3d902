import { canonicalName } from '../list-values.ts';
import type { Product } from '../product.ts';
import type { Missing } from '../references.ts';
import type { ValueList } from './command-line.ts';

/** Defaults of options, and values that rules speak of, exist in the list the option takes its values from. */
export function commandValues(product: Product, missing: Missing): void {
  for (const { path, options, rules } of product['command-line']) {
    const check = (name: string, what: string, value: string | number | undefined) => {
      const list = options.find((option) => option.name === name)?.choicesFrom;
      if (list && value !== undefined && isNamed(list) && !canonicalName(product, list, String(value)))
        missing('command-line', path, `${what} of ${name}`, String(value));
    };
    for (const option of options) check(option.name, 'default', option.default);
    for (const { when, unless } of rules) {
      const condition = when ?? unless;
      for (const value of condition?.values ?? []) check(condition?.option ?? '', 'rule value', value);
    }
  }
}

function isNamed(list: ValueList): boolean {
  return list !== 'plugins' && list !== 'frameworks';
}
