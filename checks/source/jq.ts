import { type Jq, type JqResult, startJq } from '../../src/labs/jq/jq.ts';

let starting: Promise<Jq> | undefined;

/** jq, started once. */
export function jqEngine(): Promise<Jq> {
  starting ??= startJq();
  return starting;
}

/** See `Jq.problem`. */
export async function jqProblem(
  expression: string,
  flags: readonly string[] = [],
): Promise<string | undefined> {
  return (await jqEngine()).problem(expression, flags);
}

/** See `Jq.run`. */
export async function runJq(
  expression: string,
  input: string,
  flags: readonly string[] = [],
): Promise<JqResult> {
  return (await jqEngine()).run(expression, input, flags);
}
