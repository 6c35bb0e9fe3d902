import type { AttackKind } from '../attack-kind.ts';
import type { AttackEvent, EventOf } from '../events.ts';

export const adaptiveKind: AttackKind = {
  id: 'adaptive_mtjb',
  parameters: [
    { flag: '--max_goals_per_plugin', least: 1, most: 50 },
    { flag: '--max_prompts_per_plugin', least: 1, most: 200 },
    { flag: 'strategies', least: 1, most: 50 },
    { flag: 'turns', least: 1, most: 10 },
  ],
  switches: ['revising', 'playingAll'],
  switchedOn: ['revising'],
  // The paper's optimizer of messages was not read as code.
  isDtxOnly: true,
  roles: ['planner', 'attacker', 'target', 'judge', 'reviser'],
  small: { '--max_goals_per_plugin': '1', '--max_prompts_per_plugin': '8', strategies: '3', turns: '5' },
  stoppedBy: 'output',
  words: {
    tells,
    nameOf: (node) => `message ${node + 1}`,
    part: 'Strategy',
    begins: ({ iteration, strategy = 0 }) =>
      `Strategy ${iteration + 1} begins, number ${strategy + 1} of the plan.`,
    rated: (score) => `The judge rates the answer ${score} of 5.`,
    ends: ({ success, score, node }, name) => {
      if (node < 0) return 'The planner never gave a plan that can be read: nothing is sent.';
      return success
        ? `There was a 5: reported is “jailbreak_achieved: true”, for ${name}.`
        : `There was no 5: reported is “jailbreak_achieved: false” for every strategy, with a ${score} at best, for ${name}.`;
    },
  },
  command: (field) =>
    [
      'dtx redteam plan redteam_scope.yml redteam_plan.yml --dataset xtreamjb \\',
      `  --max_goals_per_plugin ${field('--max_goals_per_plugin')} \\`,
      `  --max_prompts_per_plugin ${field('--max_prompts_per_plugin')}`,
      'dtx redteam run --plan_file redteam_plan.yml \\',
      '  --agent openai --url gpt-4o-mini -o',
    ].join('\n'),
};

function tells(event: AttackEvent): string | undefined {
  switch (event.kind) {
    case 'plan':
      return event.strategies
        ? `The planner writes set ${event.set + 1}: ${event.strategies.length} ${event.strategies.length === 1 ? 'strategy' : 'strategies'}.`
        : `The planner's reply for set ${event.set + 1} cannot be read.`;
    case 'revise':
      return `The attacker revises the plan, without the conversation: ${event.strategy.turns.length + 1} phases, and the last is “${event.strategy.finalTurn}”`;
    case 'phase':
      return phaseSentence(event);
    default:
      return undefined;
  }
}

/** Whether the plan goes on. */
function phaseSentence({ isAsGood, phase, next, phases }: EventOf<'phase'>): string {
  if (!isAsGood)
    return `An earlier rating of this talk is better: another message for phase ${next} of ${phases}.`;
  const better = 'No earlier rating of this talk is better';
  return next === phase
    ? `${better}, but phase ${next} of ${phases} is the last: another message for it.`
    : `${better}: on with phase ${next} of ${phases}.`;
}
