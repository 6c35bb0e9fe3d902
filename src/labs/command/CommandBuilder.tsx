import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../base/fill.ts';
import type { ArgumentFacts, OptionFacts } from '../../product/command-line/command-line.ts';
import type { Strings } from '../../site/strings.ts';
import {
  addable,
  type Built,
  type BuiltFlag,
  choicesOf,
  chosenCommands,
  fieldNames,
  readBuilt,
  shownValue,
  withArgument,
  withCommand,
  withOption,
  withoutFlag,
  withValue,
} from './builder.ts';
import type { CommandLabFacts } from './facts.ts';

interface CommandBuilderProps {
  readonly text: string;
  onChange(text: string): void;
  readonly facts: CommandLabFacts;
  readonly strings: Strings['commandLab'];
}

/**
 * The first command of a text as a form. Each change is made in the text, which stays as it is beside that. What else
 * changes, such as whether a task runs, changes nothing here.
 */
export const CommandBuilder = memo(
  Builder,
  (before, { text, facts, strings }) =>
    before.text === text && before.facts === facts && before.strings === strings,
);

function Builder({ text, onChange, facts, strings }: CommandBuilderProps) {
  const commands = facts['command-line'];
  const built = readBuilt(text, commands);
  // Going through the list by keys must not lose flags on the way.
  const before = useRef({ text, chosen: '' });
  const choose = (path: string) => {
    const source = before.current.chosen === text ? before.current.text : text;
    const chosen = withCommand(readBuilt(source, commands), source, path, commands);
    before.current = { text: source, chosen };
    onChange(chosen);
  };
  const path = built?.call.command.path;
  const all = chosenCommands(commands);
  return (
    <fieldset className="command-builder">
      <legend>{strings.build}</legend>
      <p className="command-field">
        <label htmlFor="command-lab-task">{strings.task}</label>
        <select
          id="command-lab-task"
          name="task"
          value={all.some((command) => command.path === path) ? path : ''}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">…</option>
          {all.map((command) => (
            <option key={command.path} value={command.path}>
              {`${command.path}: ${command.summary}`}
            </option>
          ))}
        </select>
      </p>
      {built && <Fields built={built} onChange={onChange} facts={facts} strings={strings} />}
    </fieldset>
  );
}

function Fields({ built, onChange, facts, strings }: Omit<CommandBuilderProps, 'text'> & { built: Built }) {
  const { call, flags } = built;
  const fields = useRef<HTMLDivElement>(null);
  const options = addable(built);
  const [chosen, setChosen] = useState('');
  const option = options.find(({ name }) => name === chosen) ?? options[0];
  const names = fieldNames(built);
  /** Which flag gets the focus once the text is changed: nobody loses their place in the form. */
  const next = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const name = names[next.current];
    next.current = undefined;
    // What was added, or is now in the place of what was removed; a switch has nothing but its button.
    const wanted = name === undefined ? ['option'] : [`flag-${name}`, `remove-${name}`];
    const all = [...(fields.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const named = (each: string) => all.find((element) => element.getAttribute('name') === each);
    wanted.map(named).find(Boolean)?.focus();
  });
  return (
    <div ref={fields} className="command-fields">
      {call.command.arguments.slice(0, call.positionals.length + 1).map((argument, i) => (
        <ValueField
          key={argument.name}
          name={`argument-${argument.name}`}
          label={argument.name}
          item={argument}
          value={call.positionals[i]?.text ?? ''}
          onChange={(value) => onChange(withArgument(built, i, value))}
          facts={facts}
          strings={strings}
        />
      ))}
      {flags.map((flag, i) => {
        const id = names[i] ?? '';
        return (
          <FlagField
            key={id}
            id={id}
            built={built}
            flag={flag}
            onChange={onChange}
            onRemove={() => {
              next.current = i;
              onChange(withoutFlag(built, flag));
            }}
            facts={facts}
            strings={strings}
          />
        );
      })}
      {option && (
        <p className="command-field">
          <label htmlFor="command-lab-option">{strings.addOption}</label>
          <select
            id="command-lab-option"
            name="option"
            value={option.name}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <Groups options={options} />
          </select>
          <button
            type="button"
            name="add"
            onClick={() => {
              next.current = flags.length;
              onChange(withOption(built, option, facts));
            }}
          >
            {strings.add}
          </button>
        </p>
      )}
    </div>
  );
}

interface FlagFieldProps extends Omit<CommandBuilderProps, 'text'> {
  readonly id: string;
  readonly built: Built;
  readonly flag: BuiltFlag;
  onRemove(): void;
}

function FlagField({ id, built, flag, onChange, onRemove, facts, strings }: FlagFieldProps) {
  const { name, type } = flag.option;
  const remove = (
    <button
      type="button"
      name={`remove-${id}`}
      aria-label={fill(strings.remove, { name })}
      onClick={onRemove}
    >
      ×
    </button>
  );
  if (type === 'switch')
    return (
      <p className="command-field">
        <code dir="ltr">{name}</code>
        <span />
        {remove}
      </p>
    );
  return (
    <ValueField
      name={`flag-${id}`}
      label={name}
      item={flag.option}
      value={shownValue(flag)}
      onChange={(value) => onChange(withValue(built, flag, value))}
      facts={facts}
      strings={strings}
    >
      {remove}
    </ValueField>
  );
}

/** Options below the headings that the reference has. */
function Groups({ options }: { options: readonly OptionFacts[] }) {
  return [...Map.groupBy(options, ({ group }) => group ?? '')].map(([group, members]) => {
    const entries = members.map(({ name }) => (
      <option key={name} value={name}>
        {name}
      </option>
    ));
    return group === '' ? (
      entries
    ) : (
      <optgroup key={group} label={group}>
        {entries}
      </optgroup>
    );
  });
}

interface ValueFieldProps {
  readonly name: string;
  readonly label: string;
  readonly item: OptionFacts | ArgumentFacts;
  readonly value: string;
  onChange(value: string): void;
  readonly facts: CommandLabFacts;
  readonly strings: Strings['commandLab'];
  readonly children?: ReactNode;
}

/** A value: one of the list where there is one, else any text. A value that the list does not have stays. */
function ValueField({ name, label, item, value, onChange, facts, strings, children }: ValueFieldProps) {
  const choices = choicesOf(item, facts);
  const id = `command-lab-${name}`;
  const isMany = choices.length === 0 && 'many' in item && item.many;
  return (
    <p className="command-field">
      <label htmlFor={id}>
        <code dir="ltr">{label}</code>
      </label>
      {choices.length > 0 ? (
        <select id={id} name={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {!choices.includes(value) && <option value={value}>{value === '' ? '…' : value}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : isMany ? (
        <textarea
          id={id}
          name={name}
          dir="ltr"
          aria-describedby={`${id}-hint`}
          value={value}
          rows={Math.min(8, value.split('\n').length + 1)}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
        />
      ) : (
        <input
          id={id}
          name={name}
          dir="ltr"
          value={value}
          inputMode={'type' in item && item.type === 'integer' ? 'numeric' : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
        />
      )}
      {children}
      {isMany && (
        <small id={`${id}-hint`} className="command-hint">
          {strings.onePerLine}
        </small>
      )}
    </p>
  );
}
