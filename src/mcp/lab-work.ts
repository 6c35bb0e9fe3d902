import type { CommandInput, CommandOutcome } from '../labs/command/command-task.ts';
import type { CommandLabFacts } from '../labs/command/facts.ts';
import type { ConfigChecks } from '../labs/config/facts.ts';
import type { ConfigInput, ConfigOutcome } from '../labs/config/judge.ts';
import type { Jq } from '../labs/jq/engine.ts';
import type { VerdictInput } from '../labs/verdict/verdict-input.ts';
import type { VerdictOutcome } from '../labs/verdict/verdict-task.ts';

/** What the labs know of the product; each is a file that the build writes for its lab. */
export interface LabFacts {
  readonly commands: CommandLabFacts;
  readonly 'config-checks': ConfigChecks;
}
export type LabFactsName = keyof LabFacts;

export type LabTask =
  | { readonly lab: 'command'; readonly input: CommandInput }
  | { readonly lab: 'config'; readonly input: ConfigInput }
  | { readonly lab: 'verdict'; readonly input: VerdictInput };

interface Outcomes {
  readonly command: CommandOutcome;
  readonly config: ConfigOutcome;
  readonly verdict: VerdictOutcome;
}
export type OutcomeOf<Task extends LabTask> = Outcomes[Task['lab']];

/** Which facts each lab takes. */
export const factsOf: Readonly<Record<LabTask['lab'], LabFactsName | undefined>> = {
  command: 'commands',
  config: 'config-checks',
  verdict: undefined,
};

/** Does the work of a lab. Code is loaded with the first task of its kind. */
export async function doLabWork(
  task: LabTask,
  facts: Partial<LabFacts>,
): Promise<CommandOutcome | ConfigOutcome | VerdictOutcome> {
  switch (task.lab) {
    case 'command': {
      const { commandTask } = await import('../labs/command/command-task.ts');
      return commandTask(task.input, known(facts.commands));
    }
    case 'config': {
      const [{ configTask }, { readYaml }] = await Promise.all([
        import('../labs/config/config-task.ts'),
        import('../labs/config/read-yaml.ts'),
      ]);
      return configTask(task.input, known(facts['config-checks']), readYaml);
    }
    case 'verdict':
      return verdict(task.input);
  }
}

/** Started once: each start takes memory that is not given back at once. */
let jq: Promise<Jq> | undefined;

async function verdict(input: VerdictInput): Promise<VerdictOutcome> {
  const [{ verdictTask, wantsHints }, { toolsFor }, { needsJq }] = await Promise.all([
    import('../labs/verdict/verdict-task.ts'),
    import('../labs/verdict/tools-for.ts'),
    import('../labs/verdict/verdict-input.ts'),
  ]);
  if (needsJq(input)) jq ??= import('../labs/jq/jq.ts').then(({ startJq }) => startJq());
  const tools = { jq: needsJq(input) ? await jq : undefined, ...(await toolsFor(input)) };
  const outcome = verdictTask(input, tools);
  return wantsHints(input, outcome)
    ? verdictTask(input, { ...tools, hints: await import('../labs/jq/hints.ts') })
    : outcome;
}

function known<Facts>(facts: Facts | undefined): Facts {
  if (!facts) throw new TypeError('Lab work without its facts');
  return facts;
}
