import type { CommandFacts, OptionFacts } from './command-line.ts';

/** What a word that starts with a dash names. */
export interface FoundFlag {
  /** The flag as it is written, without its value. */
  readonly name: string;
  /** The value in the same word. */
  readonly attached: string | undefined;
  /** The option of exactly this name. */
  readonly exact: OptionFacts | undefined;
  /** Options whose names begin with it, where none has exactly this name. */
  readonly longer: readonly OptionFacts[];
  /** It is short for several. */
  readonly isAmbiguous: boolean;
  readonly isHelp: boolean;
}

/** Finds the option that a word means, in the order in which Python's argparse looks. */
export function findFlag(text: string, { options }: Pick<CommandFacts, 'options'>): FoundFlag {
  const named = (name: string) => options.find((each) => each.name === name || each.short === name);
  const at = text.indexOf('=');
  const head = at < 0 ? text : text.slice(0, at);
  const tail = at < 0 ? undefined : text.slice(at + 1);
  const none = { longer: [], isAmbiguous: false, isHelp: false };
  if (named(text) || isHelpFlag(text))
    return { ...none, name: text, attached: undefined, exact: named(text), isHelp: isHelpFlag(text) };
  if (named(head)) return { ...none, name: head, attached: tail, exact: named(head) };
  if (!text.startsWith('--')) {
    // `-oFILE`.
    const short = text.slice(0, 2);
    if (named(short) || isHelpFlag(short))
      return {
        ...none,
        name: short,
        attached: text.slice(2),
        exact: named(short),
        isHelp: isHelpFlag(short),
      };
    return { ...none, name: head, attached: tail, exact: undefined };
  }
  const longer = head.length > 2 ? options.filter(({ name }) => name.startsWith(head)) : [];
  const isShortHelp = head.length > 2 && '--help'.startsWith(head);
  return {
    name: head,
    attached: tail,
    exact: undefined,
    longer,
    isAmbiguous: longer.length + Number(isShortHelp) > 1,
    isHelp: longer.length === 0 && isShortHelp,
  };
}

/** The first of several switches in one word, and the word that is left: `-iv`. */
export function splitSwitches(
  text: string,
  command: Pick<CommandFacts, 'options'>,
): readonly [first: string, rest: string] | undefined {
  if (!/^-[^-]./.test(text)) return undefined;
  const { exact } = findFlag(text, command);
  const isSwitch = exact?.type === 'switch' && exact.short === text.slice(0, 2);
  return isSwitch ? [text.slice(0, 2), `-${text.slice(2)}`] : undefined;
}

const isHelpFlag = (text: string) => text === '-h' || text === '--help';

/**
 * Whether a word is an option to Python's argparse: it starts with a dash, and is no negative number and no text with
 * spaces, unless it begins with a flag of the command.
 */
export function isOption(text: string, command: Pick<CommandFacts, 'options'>): boolean {
  if (!text.startsWith('-') || text === '-' || text === '--') return false;
  const { exact, longer, isHelp } = findFlag(text, command);
  return (
    exact !== undefined ||
    longer.length > 0 ||
    isHelp ||
    !(/^-\d+$|^-\d*\.\d+$/.test(text) || text.includes(' '))
  );
}
