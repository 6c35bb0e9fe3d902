import type { Finding, Rule } from '../config-file.ts';
import { pages } from '../pages.ts';
import { entries, field } from '../spot.ts';

const page = pages.limits;

/** What `dtx redteam plan` writes over the limits of a scope when its flags are not given. */
const defaults = { max_prompts: 20, max_prompts_per_plugin: 100, max_goals_per_plugin: 10 } as const;

/** Limits that do not count where they are. */
export const limits: Rule = ({ format, redteam }) => {
  const at = (name: string, message: string): Finding[] => {
    const spot = field(redteam, name);
    return spot ? [{ path: spot.path, message, page }] : [];
  };
  if (format === 'scope')
    return {
      ignored: [
        ...Object.entries(defaults).flatMap(([name, value]) =>
          at(
            name,
            `\`dtx redteam plan\` overwrites this with \`--${name}\`, ${value} by default. Give the flag.`,
          ),
        ),
        ...at('max_plugins', 'Only the dataset `STINGRAY` uses `max_plugins`.'),
      ],
    };
  if (format !== 'plan') return {};
  return {
    ignored: [
      ...at(
        'max_prompts',
        '`dtx redteam run` ignores this and uses `--max_prompts`, 20 by default. Give the flag.',
      ),
      ...(['max_prompts_per_plugin', 'max_goals_per_plugin', 'max_plugins'] as const).flatMap((name) =>
        at(name, `A run ignores \`${name}\`: it counted when the plan was made.`),
      ),
    ],
  };
};

/** A number of tests for a plugin, and variants without a tactic. */
export const unusedCounts: Rule = ({ format, redteam }) => {
  if (format === 'report') return {};
  const counts = entries(field(redteam, 'plugins', 'plugins')).flatMap(
    (plugin) => field(plugin, 'num_tests') ?? [],
  );
  const perTactic = field(redteam, 'max_prompts_per_tactic');
  return {
    ignored: [
      ...counts.map(({ path }) => ({
        path,
        message: '`num_tests` has no effect. Limit the plan with `--max_prompts_per_plugin`.',
        page: pages.scopeFields,
      })),
      ...(perTactic && entries(field(redteam, 'tactics')).length === 0
        ? [
            {
              path: perTactic.path,
              message: '`max_prompts_per_tactic` has no effect without `tactics`.',
              page: pages.flipAttack,
            },
          ]
        : []),
    ],
  };
};
