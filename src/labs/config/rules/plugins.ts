import { datasetsOf, type Finding, type Rule } from '../config-file.ts';
import { pages } from '../pages.ts';
import { entries, field, textOf } from '../spot.ts';

const flipped = 'defense_bypass:prompt_injection:text_flipping';

/** Plugins without prompts, scopes without plugins, and suites without prompts. */
export const plugins: Rule = (file) => {
  const { format, root, redteam, suites, facts } = file;
  if (format !== 'scope' && format !== 'plan') return {};
  const list = field(redteam, 'plugins', 'plugins');
  const chosen = entries(list);
  const ids = chosen.map((each) => textOf(each) ?? textOf(each, 'id') ?? '');
  const flip = chosen[ids.indexOf(flipped)];
  const phantom = chosen.find((_, i) => facts.unused.includes(ids[i] ?? ''));
  const ignored: Finding[] = phantom
    ? [
        {
          path: phantom.path,
          message: `\`${textOf(phantom) ?? textOf(phantom, 'id')}\` is not a plugin, though \`--framework\` writes it: plans skip it.`,
          page: pages.pluginsServed,
        },
      ]
    : [];
  if (format === 'scope' && flip)
    ignored.push({
      path: flip.path,
      message:
        'Only the dataset `flip` has prompts for this. Name an evaluator, too: its own judge looks for the word `any`.',
      page: pages.flippedPrompts,
    });
  for (const dataset of datasetsOf(file)) {
    const served = facts.datasets[dataset]?.plugins;
    const without = served ? ids.filter((id) => id && !served.includes(id)) : [];
    if (list && without.length > 0)
      ignored.push({
        path: list.path,
        message: `\`${dataset}\` has no prompts for ${without.length} of ${ids.length} plugins and skips them: ${without
          .slice(0, 3)
          .map((id) => `\`${id}\``)
          .join(', ')}${without.length > 3 ? ' …' : ''}`,
        page: pages.pluginsServed,
      });
    if (dataset === 'HF_FLIPGUARDDATA' && !file.method)
      ignored.push({
        path: suites[0]?.path ?? [],
        message:
          'The judge of this dataset looks for the word `any`. Name an evaluator in the scope and make the plan again.',
        page: pages.flippedPrompts,
      });
  }
  const nothing: Finding[] =
    format === 'scope' && list && chosen.length === 0
      ? [
          {
            path: list.path,
            message:
              'The scope selects no plugin, so its plan has no prompts, and a run of it tests nothing. Write the ids of plugins here.',
            page: pages.selectPlugins,
          },
        ]
      : format === 'plan' && suites.length === 0
        ? [
            {
              path: field(root, 'test_suites')?.path ?? [],
              message: 'The plan has no `test_suites`, so a run of it tests nothing.',
              page: pages.planFields,
            },
          ]
        : [];
  const empty = suites.filter((suite) => entries(field(suite, 'risk_prompts')).length === 0);
  return {
    pointless: nothing,
    ignored: [
      ...ignored,
      ...empty.map(({ path }) => ({
        path,
        message: 'This suite has no prompts: the dataset serves none of the plugins, or the scope has none.',
        page: pages.pluginsServed,
      })),
    ],
  };
};
