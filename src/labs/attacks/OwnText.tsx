import type { ComponentType } from 'react';
import type { Strings } from '../../site/strings.ts';
import { CodeField } from '../frame/CodeField.tsx';
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

/** A field for a text of the reader's own. */
export function OwnText({ id, fields, onChange, isInvalid, strings }: OwnTextProps) {
  return (
    <CodeField
      id={id}
      name="text"
      label={strings.text}
      value={fields.text ?? ''}
      onChange={(text) => onChange({ text })}
      isInvalid={isInvalid}
    />
  );
}
