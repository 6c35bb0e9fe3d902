import { memo } from 'react';

interface ChoiceFieldProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  /** Value and its words; all are seen at once. */
  readonly choices: readonly (readonly [value: Value, words: string])[];
  readonly value: Value;
  onChoose(value: Value): void;
}

/** One of a few, by radio buttons. */
export function ChoiceField<Value extends string>({
  name,
  label,
  choices,
  value,
  onChoose,
}: ChoiceFieldProps<Value>) {
  return (
    <fieldset
      className="lab-choice"
      onChange={({ target }) => {
        const chosen = target instanceof HTMLInputElement && choices.find(([each]) => each === target.value);
        if (chosen) onChoose(chosen[0]);
      }}
    >
      <legend>{label}</legend>
      {choices.map(([choice, words]) => (
        <Choice key={choice} name={name} value={choice} words={words} isChosen={value === choice} />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly words: string;
  readonly isChosen: boolean;
}

/** Not drawn anew with each letter that is typed: React would write all attributes of the button each time. */
const Choice = memo(({ name, value, words, isChosen }: ChoiceProps) => (
  <label>
    <input type="radio" name={name} value={value} checked={isChosen} onChange={heardAround} />
    {words}
  </label>
));

function heardAround(): void {}
