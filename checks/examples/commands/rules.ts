import type { Condition, Rule } from '../../../src/product/command-line/command-line.ts';
import type { Call } from '../../../src/product/command-line/read-call.ts';
import { canonicalName } from '../../../src/product/list-values.ts';
import type { Product } from '../../../src/product/product.ts';
import type { Fail } from '../check.ts';
import { isPlaceholder } from './values.ts';

/**
 * Holds a call against the rules of its command: conflicts, requirements, flags without effect.
 * @param partial the call is a fragment, so that an option it does not show may still be given
 */
export function checkRules(call: Call, product: Product, partial: boolean, fail: Fail): void {
  for (const rule of call.command.rules) {
    if (!applies(rule, call, product, partial)) continue;
    const given = rule.options.flatMap((name) => call.given.get(name) ?? []);
    const condition = describe(rule);
    if (rule.kind === 'requires') {
      const absent = rule.options.filter((name) => !call.given.has(name));
      const line = call.given.get(rule.when?.option ?? '')?.flag.line;
      if (absent.length > 0 && !partial && line !== undefined)
        fail(
          line,
          `${condition} needs ${absent.join(' and ')}: ${sentence(rule.reason)}`,
          `Add ${absent.join(' and ')}`,
        );
      continue;
    }
    for (const { option, flag } of given) {
      const exit = rule.exit === undefined ? '' : ` (exit code ${rule.exit})`;
      const problem =
        rule.kind === 'conflict'
          ? `${option.name} does not go together with ${condition}${exit}`
          : `${option.name} has no effect ${condition}`;
      fail(flag.line, `${problem}: ${sentence(rule.reason)}`, `Remove ${option.name}`);
    }
  }
}

function applies({ when, unless }: Rule, call: Call, product: Product, partial: boolean): boolean {
  if (when) return holds(when, call, product) === true;
  // What a fragment does not show may stand in the rest of it.
  if (!unless || (partial && !call.given.has(unless.option))) return false;
  return holds(unless, call, product) === false;
}

/** @returns undefined when the value is a variable or placeholder */
function holds(
  { option: name, values }: Condition,
  { command, given }: Call,
  product: Product,
): boolean | undefined {
  const option = command.options.find((each) => each.name === name);
  const found = given.get(name)?.values;
  if (!option) return false;
  if (!values) return given.has(name);
  const canonical = (text: string) =>
    (option.choicesFrom && canonicalName(product, option.choicesFrom, text)) ?? text;
  if (!found)
    return option.default !== undefined && values.map(canonical).includes(canonical(`${option.default}`));
  if (found.some((word) => isPlaceholder(word, option))) return undefined;
  return found.some(({ text }) => values.map(canonical).includes(canonical(text)));
}

function describe({ kind, when, unless }: Rule): string {
  const words = (condition: Condition | undefined) =>
    [condition?.option, condition?.values?.join(' or ')].filter(Boolean).join(' ');
  if (kind !== 'ignored') return words(when);
  return when ? `with ${words(when)}` : `without ${words(unless)}`;
}

/** A reason inside a longer sentence: no capital, no full stop, no backticks. */
export function sentence(reason: string): string {
  const plain = reason.replaceAll('`', '').replace(/\.$/, '');
  return /^[A-Z][a-z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
}
