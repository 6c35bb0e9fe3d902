/** What an expression gives, or jq's complaint in one line. */
export type JqResult =
  | { /** What jq prints, without the last line break. */ readonly output: string }
  | {
      readonly failed: string /** It does not compile, whatever the document. */;
      readonly isSyntax: boolean;
    };

/** jq needs more memory than it gets here. The next call works again. */
export class JqLimit extends Error {}

export interface Jq {
  readonly version: string;
  /**
   * Applies an expression.
   * @param input JSON texts, as in a file
   * @param flags options of the command
   * @throws {JqLimit}
   */
  run(expression: string, input: string, flags?: readonly string[]): JqResult;
  /**
   * Compiles an expression without running it.
   * @param flags options of the command; those that declare variables matter
   * @returns jq's complaint in one line, undefined when it compiles
   */
  problem(expression: string, flags?: readonly string[]): string | undefined;
}

/** The command, as a program that is started for each call. */
export interface JqEngine {
  /** `jq-1.8.2`. */
  readonly version: string;
  raw(
    input: string,
    expression: string,
    flags: string[],
  ): { readonly stdout: string; readonly stderr: string; readonly exitCode: number };
}

/** jq by its command. */
export function jqOf(engine: JqEngine): Jq {
  return {
    version: engine.version.replace(/^jq-/, ''),
    run(expression, input, flags = []) {
      const { stdout, stderr, exitCode } = within(() => engine.raw(input, asProgram(expression), [...flags]));
      // With -e a false result is an exit code, but no error.
      return exitCode !== 0 && stderr !== ''
        ? { failed: complaint(stderr), isSyntax: isSyntax(exitCode) }
        : { output: stdout.trimEnd() };
    },
    problem(expression, flags = []) {
      // Without input, jq compiles and has nothing to run on.
      const variables = flags.filter((flag) => flag !== '-n' && flag !== '--null-input');
      const { exitCode, stderr } = within(() => engine.raw('', asProgram(expression), variables));
      return isSyntax(exitCode) ? complaint(stderr) : undefined;
    },
  };
}

function within<Result>(call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError)
      throw new JqLimit('jq ran out of memory', { cause: error });
    throw error;
  }
}

/** Nothing that could be an option. */
function asProgram(expression: string): string {
  return expression.startsWith('-') ? ` ${expression}` : expression;
}

function isSyntax(exitCode: number): boolean {
  return exitCode === 2 || exitCode === 3;
}

function complaint(stderr: string): string {
  const lines = stderr.split('\n');
  // `debug` writes there as well, before.
  const line = lines.find((each) => each.startsWith('jq: ')) ?? lines[0] ?? '';
  return line
    .replace(/^jq: (error( \(at [^)]*\))?: )?/, '')
    .replace(/ at <top-level>.*/, '')
    .replace(/:$/, '');
}
