import { useContext } from 'react';
import { fill } from '../../base/fill.ts';
import { LabWords } from './lab-words.ts';
import type { HeldText } from './useHeldText.ts';

/** Says that a text is held aside, how long it is, and what can be done about it. */
export function HeldNote({
  id,
  size,
  held: { putIn, takeOut },
}: {
  /** Of the text that describes the field. */
  id: string;
  /** In characters. */
  size: number;
  held: HeldText;
}) {
  const words = useContext(LabWords);
  if (!words) return null;
  return (
    <div className="lab-held">
      <p id={id}>{fill(words.held, { size: `${(size / 1e6).toFixed(1)} MB` })}</p>
      <button type="button" name="put-in" onClick={putIn}>
        {words.putIn}
      </button>
      <button type="button" name="take-out" onClick={takeOut}>
        {words.takeOut}
      </button>
    </div>
  );
}
