import type { TargetVariable } from './secrets.ts';

/** Files of the commands, as the guide of HTTP targets calls them. */
export const scopeFile = 'redteam_scope.yml';

/**
 * Sets the variables, makes a plan of a few prompts, and runs it.
 * @param hasText whether the answer is a text; the classifier of the scope ends the run at an object
 */
export function commandsFor(variables: readonly TargetVariable[], hasText: boolean): string {
  return [
    ...variables.flatMap(settingOf),
    `dtx redteam plan ${scopeFile} redteam_plan.yml --dataset beaver \\\n  --max_prompts 8`,
    hasText
      ? 'dtx redteam run --plan_file redteam_plan.yml --agent http -o'
      : '# Before the run, choose a text as the answer: the classifier in the scope takes nothing else.',
  ].join('\n');
}

function settingOf(variable: TargetVariable): string[] {
  const { name, found, renamed } = variable;
  if (renamed) return [`export ${name}="your-key"`, `unset ${renamed.from}`];
  if (found === undefined) return [`# ${name} has to be set, as for curl.`];
  return [`export ${name}="${exampleOf(variable)}"`];
}

/** Quoted texts need no care for their signs only while they have none. */
function exampleOf({ name, cookies = [] }: TargetVariable): string {
  if (name.startsWith('TARGET_BASIC_AUTH')) return 'base64 of name:password';
  if (!name.startsWith('SESSION_COOKIE')) return 'your-key';
  return cookies.length === 0
    ? 'session=your-session'
    : cookies.map((each) => `${each}=your-${cookies.length === 1 ? 'session' : each}`).join('; ');
}
