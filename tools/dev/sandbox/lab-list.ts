import { attackTask } from '../../../src/labs/attacks/attack-task.ts';
import { attackKinds, kindNamed } from '../../../src/labs/attacks/engine/attacks.ts';
import { commandTask } from '../../../src/labs/command/command-task.ts';
import { makeFacts } from '../../../src/labs/command/make-facts.ts';
import { configChecks } from '../../../src/labs/config/config-checks.ts';
import { configTask } from '../../../src/labs/config/config-task.ts';
import { readYaml } from '../../../src/labs/config/read-yaml.ts';
import { providerExamples } from '../../../src/labs/provider/examples.ts';
import { providerTask } from '../../../src/labs/provider/provider-task.ts';
import { templateTask } from '../../../src/labs/template/template-task.ts';
import { takeByPython } from '../../../src/labs/verdict/take-by-python.ts';
import { verdictTask } from '../../../src/labs/verdict/verdict-task.ts';
import { workedExamples } from '../../../src/labs/verdict/worked-examples.ts';
import type { ProductDirectiveName } from '../../../src/product/directives.ts';
import type { Product } from '../../../src/product/product.ts';

/** A lab on the page of all states. */
export interface SandboxLab {
  /** Directive that draws it. */
  readonly directive: ProductDirectiveName;
  /** What the directive is told, where it draws more than one lab. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What its task makes of something wrong. */
  problem(product: Product): unknown;
}

/** What a lab is called on the page. */
export function sandboxName({ directive, attributes = {} }: SandboxLab): string {
  return [directive, ...Object.values(attributes)].join(' ');
}

/** Every lab; a new one is added here. */
export const sandboxLabs: readonly SandboxLab[] = [
  {
    directive: 'template-lab',
    problem: () => templateTask({ template: '{{ prompt | dump }}', variables: '{}', as: 'text' }),
  },
  {
    directive: 'verdict-lab',
    problem: () => {
      const [example] = workedExamples;
      if (!example) throw new Error('The verdict lab has no example.');
      const input = { ...example, agent: 'http', transform: 'json[', reply: '{"a": 1}' };
      return verdictTask(input, { byPython: takeByPython });
    },
  },
  {
    directive: 'provider-lab',
    problem: () =>
      providerTask({ ...providerExamples[0], request: 'curl https://shop.example -d \'{"a": \'' }),
  },
  {
    directive: 'command-lab',
    problem: (product) => commandTask({ command: 'dtx redtem run --agnet echo' }, makeFacts(product)),
  },
  {
    directive: 'config-lab',
    problem: (product) =>
      configTask(
        { text: 'redteam:\n  max_prompts: many\n  plugin: x\n', file: 'redteam_scope.yml', encoding: '' },
        configChecks(product),
        readYaml,
      ),
  },
  ...attackKinds.map(
    ({ id }): SandboxLab => ({
      directive: 'attack-lab',
      attributes: { id },
      problem: () => attackTask({ attack: id }, kindNamed),
    }),
  ),
];
