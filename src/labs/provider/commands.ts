import type { TargetVariable } from './secrets.ts';

/** Files of the commands, as the guide of HTTP targets calls them. */
export const scopeFile = 'redteam_scope.yml';

/**
 * Sets the variables, makes a plan of a few prompts, and runs it.
 * @param hasText whether the answer is a text, which the HTML report of DTX needs
 */
export function commandsFor(variables: readonly TargetVariable[], hasText: boolean): string {
  const set = variables.map(({ name, found }) =>
    found === undefined ? `# ${name} has to be set, as for curl.` : `export ${name}="${exampleOf(name)}"`,
  );
  return [
    ...set,
    `dtx redteam plan ${scopeFile} redteam_plan.yml --dataset beaver \\\n  --max_prompts 8`,
    `dtx redteam run --plan_file redteam_plan.yml --agent http -o${hasText ? '' : " --html ''"}`,
  ].join('\n');
}

/** Quoted texts need no care for their signs only while they have none. */
function exampleOf(name: string): string {
  if (name.startsWith('TARGET_BASIC_AUTH')) return 'base64 of name:password';
  return name.startsWith('SESSION_COOKIE') ? 'session=your-session' : 'your-key';
}
