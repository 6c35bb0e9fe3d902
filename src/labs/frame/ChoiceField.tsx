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
    <fieldset className="lab-choice">
      <legend>{label}</legend>
      {choices.map(([choice, words]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={value === choice}
            onChange={() => onChoose(choice)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
