import { CommandLab, type CommandLabData } from '../../../labs/command/CommandLab.tsx';
import { commandTask } from '../../../labs/command/command-task.ts';
import { makeFacts } from '../../../labs/command/make-facts.ts';
import { verdictLab } from '../../../labs/command/rows.ts';
import { Lab } from '../../../labs/frame/Lab.tsx';
import { labStrings } from '../../../labs/frame/lab-strings.ts';
import { notInBuild } from '../../../labs/frame/not-in-build.ts';
import { labFile } from '../../../labs/lab-files.ts';
import { addressIn } from '../../../site/addresses.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { useProduct } from '../../views/useProduct.ts';
import { referencePages } from '../command-id.ts';

/** `::command-lab`: a command explained, or built from choices; the first example is worked out by the build. */
export function CommandLabView() {
  usePart('command-lab');
  const product = useProduct();
  const site = useSite();
  const { strings } = site;
  const facts = makeFacts(product);
  const data: CommandLabData = {
    examples: commandExamples,
    outcome: commandTask(commandExamples[0], facts),
    facts: addressIn(site, labFile(product, 'commands.json').address),
    pages: Object.fromEntries(
      [...Object.values(referencePages), verdictLab].map((page) => [page, addressIn(site, page)]),
    ),
    strings: labStrings(strings, 'commandLab', strings.commandLab.title),
  };
  return (
    <Lab name="command" label={strings.commandLab.title} data={data} words="commandLab">
      <CommandLab data={data} facts={facts} start={notInBuild} />
    </Lab>
  );
}

/** Commands to begin with; `tests/unit/labs/command` holds each against what it is to show. */
export const commandExamples = [
  {
    name: 'exampleRun',
    command: `OPENAI_API_KEY=<KEY> dtx redteam run \\
  --agent openai --url gpt-4o \\
  --dataset airbench --max_prompts 10 -o`,
  },
  {
    name: 'examplePlan',
    command: `dtx redteam run --plan_file redteam_plan.yml \\
  --dataset lmsys --max_prompts_per_plugin 5 --eval ibm38 \\
  --html report.html`,
  },
  {
    name: 'exampleTypo',
    command: 'dtx redtem run --agnet openai --url gpt-4o --datset airbnch --max_prompts ten',
  },
  {
    name: 'exampleOld',
    command: 'dtx redteam run hf_model --url arnir0/Tiny-LLM --dataset stringray',
  },
  {
    name: 'exampleDocker',
    command: 'ddtx redteam run --agent groq --url openai/gpt-oss-20b --eval keyword --keywords Sure Here -o',
  },
  {
    name: 'exampleAttack',
    command: `dtx attack run --attack CRESCENDO --task "Explain how to pick a lock" \\
  --target-model gpt-4o --cres-rounds 4`,
  },
] as const satisfies CommandLabData['examples'];
