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
            `\`dtx redteam plan\` overwrites \`${name}\` with its flag \`--${name}\`, or with ${value} without the flag.`,
          ),
        ),
        ...at('max_plugins', '`max_plugins` counts for the dataset `STINGRAY` only.'),
      ],
    };
  if (format !== 'plan') return {};
  return {
    ignored: [
      ...at(
        'max_prompts',
        '`dtx redteam run --plan_file` takes its flag `--max_prompts`, or 20 without the flag. This number does not count.',
      ),
      ...(['max_prompts_per_plugin', 'max_goals_per_plugin', 'max_plugins'] as const).flatMap((name) =>
        at(name, `\`${name}\` counted when the plan was made. A run does not use it.`),
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
        message:
          'Nothing in DTX that was read uses `num_tests`. Limit a plan with `--max_prompts_per_plugin`.',
        page: pages.scopeFields,
      })),
      ...(perTactic && entries(field(redteam, 'tactics')).length === 0
        ? [
            {
              path: perTactic.path,
              message: '`max_prompts_per_tactic` counts for `tactics`, and this file names none.',
              page: pages.flipAttack,
            },
          ]
        : []),
    ],
  };
};
