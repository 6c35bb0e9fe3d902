interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  /** Value and its words. */
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly value: string;
  onChoose(value: string): void;
}

/** One of several, of which only the chosen one is seen. The words are code or English. */
export function SelectField({ name, label, choices, value, onChoose }: SelectFieldProps) {
  return (
    <p className="lab-choice lab-chosen">
      <label>
        {label}
        <select
          name={name}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
          lang="en"
          dir="ltr"
        >
          {choices.map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
