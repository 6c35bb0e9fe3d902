interface ExampleFieldProps {
  readonly label: string;
  /** Names of the examples; the first is the worked one. */
  readonly names: readonly string[];
  /** Position of the chosen one. */
  readonly value: number;
  onChoose(example: number): void;
}

/** Chooses a ready example, whose fields take the place of those entered. */
export function ExampleField({ label, names, value, onChoose }: ExampleFieldProps) {
  return (
    <p className="lab-choice">
      <label>
        {label}
        <select
          name="example"
          value={value}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
        >
          {names.map((name, i) => (
            <option key={name} value={i}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
