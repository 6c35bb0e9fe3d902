import { type Jq, loadJq } from 'jq-wasm';

let loading: Promise<Jq> | undefined;

function engine(): Promise<Jq> {
  loading ??= loadJq();
  return loading;
}

/**
 * Compiles a jq expression without running it.
 * @param flags options of the command; those that declare variables matter
 * @returns jq's complaint in one line, undefined when it compiles
 */
export async function jqProblem(
  expression: string,
  flags: readonly string[] = [],
): Promise<string | undefined> {
  // Without input, jq compiles and has nothing to run on.
  const variables = flags.filter((flag) => flag !== '-n' && flag !== '--null-input');
  const { exitCode, stderr } = (await engine()).raw('', expression, variables);
  return exitCode === 2 || exitCode === 3 ? complaint(stderr) : undefined;
}

/**
 * Runs a jq expression.
 * @param input JSON texts, as in a file
 * @returns what it prints without the last line break, or its complaint in one line
 */
export async function runJq(
  expression: string,
  input: string,
  flags: readonly string[] = [],
): Promise<{ readonly output: string } | { readonly failed: string }> {
  const { stdout, stderr, exitCode } = (await engine()).raw(input, expression, [...flags]);
  // With -e a false result is an exit code, but no error.
  return exitCode !== 0 && stderr !== '' ? { failed: complaint(stderr) } : { output: stdout.trimEnd() };
}

function complaint(stderr: string): string {
  const [first = ''] = stderr.split('\n');
  return first
    .replace(/^jq: (error( \(at [^)]*\))?: )?/, '')
    .replace(/ at <top-level>.*/, '')
    .replace(/:$/, '');
}
