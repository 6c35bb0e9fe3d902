import type { ComponentType } from 'react';
import type { Strings } from '../../site/strings.ts';
import type { AttackInput } from './attack-input.ts';

export interface OwnTextProps {
  /** Unique on the page. */
  readonly id: string;
  readonly fields: AttackInput;
  onChange(some: AttackInput): void;
  readonly isInvalid: boolean;
  /** What is within is not drawn by the build. */
  readonly isLive: boolean;
  readonly strings: Strings['attackLab'];
}

/** Where a reader enters a text in place of the objective, for attacks that take one. */
export type TextPart = ComponentType<OwnTextProps>;

/** Characters that the field takes: more than can be tried, which is told then, and fewer than would block the page. */
const longestPasted = 2000;

/** A field for a text of the reader's own: a sentence, so it needs nothing of a field for code. */
export function OwnText({ id, fields, onChange, isInvalid, strings }: OwnTextProps) {
  return (
    <div className="lab-field">
      <label htmlFor={id}>{strings.text}</label>
      <textarea
        id={id}
        className="attack-text"
        name="text"
        rows={2}
        maxLength={longestPasted}
        value={fields.text ?? ''}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        aria-invalid={isInvalid}
        dir="auto"
      />
    </div>
  );
}
