import { Fragment, memo } from 'react';
import type { Choice } from './choices.ts';

interface PickFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Id of the chosen one. */
  readonly value: string;
  onChoose(id: string): void;
  /** Words of the button that asks for what is selected in a field. */
  readonly useSelection: string;
  /** Name of this field. */
  readonly field: string;
}

/** One text out of a request or reply: by its way to it, or by a selection in the field it is in. */
export function PickField({ name, label, choices, value, onChoose, useSelection, field }: PickFieldProps) {
  return (
    <fieldset className="lab-field provider-pick">
      <legend>{label}</legend>
      <div
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement) onChoose(target.value);
        }}
      >
        {choices.map((choice) => (
          <Row
            key={choice.id}
            name={name}
            id={choice.id}
            label={choice.label}
            value={choice.value}
            isChosen={choice.id === value}
          />
        ))}
      </div>
      <button
        type="button"
        name={`use-${name}`}
        onClick={({ currentTarget }) => {
          const area = currentTarget
            .closest('[data-lab]')
            ?.querySelector<HTMLTextAreaElement>(`textarea[name="${field}"]`);
          if (area) onChoose(`@${area.selectionStart}-${area.selectionEnd}`);
        }}
      >
        {useSelection}
      </button>
    </fieldset>
  );
}

interface RowProps extends Choice {
  readonly name: string;
  readonly isChosen: boolean;
}

/** Of many rows a letter that is typed changes one at most: the others are not drawn anew. */
const Row = memo(({ name, id, label, value, isChosen }: RowProps) => (
  <label>
    <input type="radio" name={name} value={id} checked={isChosen} onChange={heardByList} />
    <code dir="ltr">
      {label.split(/(?=[[.])/).map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and never move
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {step}
        </Fragment>
      ))}
    </code>
    <span dir="auto">{value}</span>
  </label>
));

function heardByList(): void {}
