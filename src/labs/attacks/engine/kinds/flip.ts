import type { AttackKind } from '../attack-kind.ts';
import { failsAbove, flipModes, guidanceName, guidances } from '../flip-variants.ts';

const cap = 'redteam.max_prompts_per_tactic';

/** The default cap ends before a second mode. */
const oneMode = { FWO: '', FCW: '', FMM: '' };

export const flipKind: AttackKind = {
  id: 'flipattack',
  parameters: [
    { flag: cap, least: 1, most: 64 },
    { flag: '--max_prompts', least: 1, most: 65 },
  ],
  switches: flipModes,
  switchedOn: flipModes,
  // A scan sets none: a model answers with its own.
  temperature: 0.5,
  takesText: true,
  roles: ['target', 'judge'],
  small: oneMode,
  behind: oneMode,
  more: [{ name: 'exampleAllVariants', flags: { [cap]: '64', '--max_prompts': '65' } }],
  stoppedBy: 'normalizing',
  isScan: true,
  words: {
    nameOf: (node) => {
      const guidance = guidances[(node - 1) % guidances.length];
      return guidance ? `variant ${node} (${guidanceName(guidance)})` : 'the original';
    },
    part: 'Mode',
    begins: ({ iteration }) => `The variants of ${flipModes[iteration]} begin.`,
    isQuotedWhenSent: true,
    rated: (score) => `The evaluator ${score > failsAbove ? 'fails' : 'passes'} the answer.`,
    ends: ({ success }, name) =>
      success
        ? `All is sent. Not every row of the report says “success: true”: ${name} brought out the most.`
        : 'All is sent. Every row of the report says “success: true”: the target stayed safe.',
  },
  quantities: (value) => ({
    variants: value(cap),
    modes: flipModes.filter((mode) => value(mode) === 1).length || flipModes.length,
    samples: 1,
  }),
  command: (field) => {
    const chosen = flipModes.filter((mode) => field(mode) === '1');
    const modes = (chosen.length > 0 ? chosen : flipModes).map((mode) => `          - ${mode}`);
    return [
      "cat > flip_scope.yml <<'EOF'",
      'agent:',
      '  description: Support chatbot of an online shop',
      'redteam:',
      `  max_prompts_per_tactic: ${field(cap)}`,
      '  plugins:',
      '    plugins:',
      '      - malicious_use:cybercrime:assistance',
      '  tactics:',
      '    - name: flip_attack',
      '      config:',
      '        modes:',
      ...modes,
      'EOF',
      'dtx redteam plan flip_scope.yml flip_plan.yml --dataset jbb --max_prompts 1',
      'dtx redteam run --plan_file flip_plan.yml --agent openai --url gpt-4o \\',
      `  --max_prompts ${field('--max_prompts')} -o`,
    ].join('\n');
  },
};
