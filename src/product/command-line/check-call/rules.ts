import { canonicalName, type NameLists } from '../../list-values.ts';
import type { Condition, RuleFacts } from '../command-line.ts';
import type { Call, Fail, GivenOption } from '../read-call.ts';
import { isListed, isPlaceholder } from './values.ts';

/**
 * Holds a call against the rules of its command: conflicts, requirements, flags without effect.
 * @param partial the call is a fragment, so that an option it does not show may still be given
 */
export function checkRules(call: Call, product: NameLists, partial: boolean, fail: Fail): void {
  const holding = call.command.rules.filter((rule) => applies(rule, call, product, partial));
  // Help requires nothing, and a variable may hold what is required.
  const isWhole = !partial && !call.help && !call.positionals.some(({ open }) => open);
  const ignored = new Set<string>();
  for (const rule of holding.filter(({ kind }) => kind === 'ignored'))
    for (const { option, flag } of givenOf(rule, call)) {
      // Once it is without effect, further reasons add nothing.
      if (ignored.has(option.name)) continue;
      ignored.add(option.name);
      fail(
        flag.line,
        `${option.name} has no effect ${describe(rule, call, product)}: ${sentence(rule.reason)}${rule.stillChecked.includes(option.name) ? '. Its name and key are checked all the same' : ''}`,
        `Remove ${option.name}`,
        { word: flag, drop: option.name, isHarmless: true },
      );
    }
  for (const rule of holding) {
    // What has no effect requires nothing either, and contradicts nothing.
    if (rule.kind === 'ignored' || ignored.has(rule.when?.option ?? '')) continue;
    const condition = describe(rule, call, product);
    const exit = rule.exit === undefined ? {} : { exit: rule.exit };
    if (rule.kind === 'requires') {
      const absent = rule.options.filter((name) => !givenOrMeant(name, call));
      const word = rule.when ? givenOrMeant(rule.when.option, call)?.flag : call.path.at(-1);
      if (absent.length > 0 && isWhole && word !== undefined)
        fail(
          word.line,
          `${rule.when ? condition : `${call.command.path} ${condition}`} needs ${absent.join(' and ')}: ${sentence(rule.reason)}`,
          `Add ${absent.join(' and ')}`,
          { word, absent, ...exit },
        );
      continue;
    }
    const code = rule.exit === undefined ? '' : ` (exit code ${rule.exit})`;
    for (const { option, flag } of givenOf(rule, call))
      if (!ignored.has(option.name))
        fail(
          flag.line,
          `${option.name} does not go together with ${condition}${code}: ${sentence(rule.reason)}`,
          `Remove ${option.name}`,
          { word: flag, drop: option.name, ...exit },
        );
  }
}

function givenOf(rule: RuleFacts, { given }: Call) {
  return rule.options.flatMap((name) => given.get(name) ?? []);
}

/**
 * Options of a command that do nothing in a call, given or not.
 * @returns by name, with the reason
 */
export function withoutEffect(call: Call, product: NameLists): ReadonlyMap<string, string> {
  const found = call.command.rules
    .filter((rule) => rule.kind === 'ignored' && applies(rule, call, product, false))
    .flatMap(({ options, reason }) => options.map((name) => [name, reason] as const));
  const never = call.command.options.flatMap(({ name, noEffect }) =>
    noEffect ? [[name, noEffect] as const] : [],
  );
  return new Map([...found.reverse(), ...never]);
}

/** Options whose values nobody looks at in a call, because another one takes their place. */
export function uncheckedOptions(call: Call, product: NameLists): ReadonlySet<string> {
  return new Set(
    call.command.rules
      .filter((rule) => rule.kind === 'ignored' && rule.stillChecked.length > 0)
      .filter((rule) => applies(rule, call, product, false))
      .flatMap(({ options, stillChecked }) => options.filter((name) => !stillChecked.includes(name))),
  );
}

function applies(
  { when, unless, except }: RuleFacts,
  call: Call,
  product: NameLists,
  partial: boolean,
): boolean {
  // Where it is not known, or not shown, whether the exception holds, nothing is said.
  if (except && (holds(except, call, product) !== false || (partial && !call.given.has(except.option))))
    return false;
  if (when) return holds(when, call, product) === true;
  // What a fragment does not show may be in the rest of it.
  if (!unless || (partial && !call.given.has(unless.option))) return false;
  return holds(unless, call, product) === false;
}

/**
 * Whether a condition on an option is true of a call; an option that is not given counts with its default.
 * @returns undefined when the value is a variable, a placeholder, or none that the option takes
 */
export function holds(
  { option: name, values, pattern }: Condition,
  call: Pick<Call, 'command' | 'given' | 'meant'>,
  product: NameLists,
): boolean | undefined {
  const option = call.command.options.find((each) => each.name === name);
  const found = givenOrMeant(name, call)?.values;
  if (!option) return false;
  if (!values && pattern === undefined) return found !== undefined;
  const canonical = (text: string) =>
    (option.choicesFrom && canonicalName(product, option.choicesFrom, text)) ?? text;
  const isMeant = (text: string) =>
    values
      ? values.map(canonical).includes(canonical(text))
      : new RegExp(pattern ?? '', 'i').test(text.slice(0, longestMatched));
  if (!found) return option.default !== undefined && isMeant(`${option.default}`);
  // A wrong value says no more of the one that is meant than a placeholder does.
  if (found.some((word) => isPlaceholder(word, option) || !isListed(word, option, product))) return undefined;
  return found.some(({ text }) => isMeant(text));
}

/** An option that is given, or that a misspelled flag means. */
function givenOrMeant(
  name: string,
  { given, meant }: Pick<Call, 'given' | 'meant'>,
): GivenOption | undefined {
  return given.get(name) ?? meant.find(({ option }) => option.name === name);
}

/** A name or an address is shorter; an expression on more than that could take long. */
const longestMatched = 2000;

/** The condition of a rule; of several values the one that is given. */
function describe({ kind, when, unless }: RuleFacts, call: Call, product: NameLists): string {
  const words = (condition: Condition | undefined) => {
    const { option = '', values = [] } = condition ?? {};
    const met = values.filter((value) => holds({ option, values: [value] }, call, product) === true);
    return [option, (met.length > 0 ? met : values).join(' or ')].filter(Boolean).join(' ');
  };
  if (!when) return `without ${words(unless)}`;
  return kind === 'ignored' ? `with ${words(when)}` : words(when);
}

/** A reason inside a longer sentence: no capital, no full stop, no backticks. */
export function sentence(reason: string): string {
  const plain = reason.replaceAll('`', '').replace(/\.$/, '');
  return /^[A-Z][a-z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
}
