import type { ReactNode } from 'react';
import { fill, type Strings } from '../../../site/strings.ts';
import { useSite } from '../../../view/context.ts';
import { InlineText } from '../../../view/InlineText.tsx';
import { codes } from '../../views/code-text.ts';
import { DoubtNote } from '../../views/DoubtNote.tsx';
import { ModelText } from '../../views/ModelText.tsx';
import { texts } from '../../views/texts.tsx';
import type { Command, Condition, Rule } from '../command-line.ts';

/** What holds between the options of a command, with the reason of each rule. */
export function CommandRules({ command }: { command: Command }) {
  const { product } = useSite().strings;
  return (
    <ul>
      {command.rules.map((rule) => (
        <li key={`${rule.kind} ${conditionText(rule)} ${rule.options.join(' ')}`}>
          {ruleText(rule, command, product)}
          <DoubtNote {...rule} />
        </li>
      ))}
    </ul>
  );
}

function ruleText(rule: Rule, command: Command, strings: Strings['product']): ReactNode {
  const condition = conditionText(rule);
  const options = optionsText(rule, command, strings);
  const template = {
    conflict: strings.ruleConflict,
    requires: rule.when ? strings.ruleRequires : strings.ruleRequiresWithout,
    ignored: rule.when ? strings.ruleIgnoredWith : strings.ruleIgnoredWithout,
  }[rule.kind];
  return texts([
    <InlineText key="rule" text={fill(template, { condition, options })} />,
    rule.reason && <ModelText key="reason" text={rule.reason} />,
    rule.stillChecked.length > 0 && (
      <InlineText
        key="checked"
        text={fill(strings.ruleStillChecked, { options: codes(rule.stillChecked) })}
      />
    ),
    rule.exit !== undefined && <InlineText key="exit" text={fill(strings.ruleExit, { code: rule.exit })} />,
  ]);
}

function conditionText({ when, unless }: Rule): string {
  const condition: Condition | undefined = when ?? unless;
  if (!condition) return '';
  const values = condition.values ?? [''];
  return codes(values.map((value) => `${condition.option} ${value}`.trim()));
}

/** The options by name, or by their group when the rule is about all of it. */
function optionsText({ options }: Rule, command: Command, strings: Strings['product']): string {
  const group = command.options.find(({ name }) => name === options[0])?.group;
  const members = command.options.filter((option) => option.group === group).map(({ name }) => name);
  const whole = group && members.length > 1 && members.every((name) => options.includes(name));
  return whole && members.length === options.length ? fill(strings.flagsOfGroup, { group }) : codes(options);
}
