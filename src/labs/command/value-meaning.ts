import type { ArgumentFacts, OptionFacts } from '../../product/command-line/command-line.ts';
import { listNames } from '../../product/list-values.ts';
import { canChooseJudge, holdsNothing } from './beyond-rules.ts';
import type { CommandLabFacts } from './facts.ts';
import { code } from './report.ts';
import { agentOf, type CallSetting } from './setting.ts';

/** What a value is, where a list of the model says it. */
export function meaningOf(
  text: string,
  item: OptionFacts | ArgumentFacts,
  setting: CallSetting,
  facts: CommandLabFacts,
): string[] {
  const { choicesFrom } = item;
  if (choicesFrom === 'datasets') {
    const id = listNames(facts, 'datasets').current.get(text.toLowerCase());
    const dataset = facts.datasets.find((each) => each.id === id);
    return dataset ? [`${code(text)} is ${code(dataset.id)}: ${dataset.content}.`] : [];
  }
  if (choicesFrom === 'evaluators') {
    const found = facts.evaluators.evaluators.find(({ flags }) => flags.includes(text));
    return found
      ? [
          [found.summary, found.unavailable && `Not available: ${found.unavailable}`]
            .filter(Boolean)
            .join(' '),
        ]
      : [];
  }
  if (choicesFrom === 'providers') {
    const found = facts.providers.working.find(({ id }) => id === text);
    return found ? [[`${found.title}.`, found.remark].filter(Boolean).join(' ')] : [];
  }
  if (item.name === '--url') {
    const agent = agentOf(setting, facts);
    if (!agent) return [];
    const judges = holdsNothing(agent.url) && canChooseJudge(setting, facts);
    return [
      `With ${code(agent.id)} it holds ${agent.url}${judges ? '; the name of a model in it can choose who judges' : ''}.`,
    ];
  }
  const isOther = item.otherValue && item.choices.length > 0 && !item.choices.map(String).includes(text);
  return isOther && item.otherValue ? [item.otherValue.effect] : [];
}
