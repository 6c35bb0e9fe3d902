import { callsIn } from '../../product/command-line/calls.ts';
import type { CommandFacts } from '../../product/command-line/command-line.ts';
import { isPowershell, powershellStatements } from '../../product/command-line/powershell-words.ts';
import { type PlacedWord, shellStatements } from '../../product/command-line/shell-words.ts';
import type { Shell } from './quote.ts';

/** A call of a program of the product in a text. */
export interface TextCall {
  /** The program first. */
  readonly words: readonly PlacedWord[];
  /** What runs it: `uv run`. */
  readonly runner: readonly PlacedWord[];
  /** Variables that are set for it: `NAME=value` as text. */
  readonly variables: readonly PlacedWord[];
  /** Line of a quote that nothing closes. */
  readonly unclosed: number | undefined;
}

/** What a text holds. */
export interface ReadText {
  readonly shell: Shell;
  readonly calls: readonly TextCall[];
  /** Names of other programs that are called. */
  readonly others: readonly string[];
}

/** Words of the shell itself. */
const notPrograms: ReadonlySet<string> = new Set(
  'export set cd if then elif else fi for while until do done case esac { } [ [[ !'.split(' '),
);

/** Parts of a call that the shell runs first, to put their output there. */
export function innerCommands({ words, variables, runner }: TextCall, shell: Shell): string[] {
  const quoted = shell === 'bash' ? /\$'(?:[^'\\]|\\[\s\S])*'|'[^']*'|\\[\s\S]/g : /'(?:[^']|'')*'|`[\s\S]/g;
  const command = shell === 'bash' ? /\$\([^()]*\)?|`[^`]*`/g : /\$\([^()]*\)?/g;
  return [...variables, ...runner, ...words]
    .filter(({ open }) => open)
    .flatMap(({ raw }) => raw.replace(quoted, '').match(command) ?? []);
}

/** The shell that a text is written for; Bash where it could be either. */
export function shellOf(text: string): Shell {
  return isPowershell(text) ? 'powershell' : 'bash';
}

/** Finds the calls in a text that may hold other commands as well. */
export function readText(text: string, commands: readonly CommandFacts[]): ReadText {
  const shell = shellOf(text);
  const lasting: PlacedWord[] = [];
  const calls: TextCall[] = [];
  const others = new Set<string>();
  for (const { words, variables, unclosed } of shell === 'bash'
    ? shellStatements(text)
    : powershellStatements(text)) {
    if (shell === 'powershell') lasting.push(...variables);
    const [first] = words;
    if (!first) continue;
    if (first.text === 'export') lasting.push(...words.slice(1).filter(isSetting));
    const [call] = callsIn(words, commands);
    if (!call) {
      if (!first.open && !notPrograms.has(first.text)) others.add(first.text.slice(0, 40));
      continue;
    }
    const runner = words.slice(0, words.length - call.length);
    calls.push({
      words: call,
      runner: runner.filter((word) => !isSetting(word)),
      variables: [...lasting, ...(shell === 'bash' ? variables : []), ...runner.filter(isSetting)],
      unclosed,
    });
  }
  return { shell, calls, others: [...others] };
}

/** Name of the variable that a word sets. */
export function variableName({ text }: PlacedWord): string {
  return text.slice(0, text.indexOf('='));
}

function isSetting({ text }: PlacedWord): boolean {
  return /^[A-Za-z_]\w*=/.test(text);
}
