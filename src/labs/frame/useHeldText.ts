import { type ClipboardEvent, type DragEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { firstLines, holdText, isPut, longestPut, pastedInto } from './held-texts.ts';

export interface HeldText {
  /** What the field shows: all of the text, or its first lines while it is held aside. */
  readonly shown: string;
  readonly isHeld: boolean;
  /** For the field. */
  readonly handlers: {
    onChange(event: { currentTarget: HTMLTextAreaElement }): void;
    onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void;
    onDrop(event: DragEvent<HTMLTextAreaElement>): void;
  };
  /** Puts the text into the field all the same. */
  putIn(): void;
  /** Brings back what was in the field before. */
  takeOut(): void;
}

/**
 * Holds a long text that is pasted or dropped aside, since a field that takes it in blocks the page. The lab gets it all
 * the same.
 */
export function useHeldText(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onText: (text: string) => void,
): HeldText {
  const [taken, setTaken] = useState({ text, before: '' });
  /** A reader wants it in the field, or typed it there. */
  const [isWanted, setWanted] = useState(false);
  const isLong = text.length > longestPut;
  if (isWanted && !isLong) setWanted(false);
  const isHeld = isLong && !isWanted;
  useLayoutEffect(() => {
    if (area.current) holdText(area.current, isHeld ? text : undefined);
  }, [area, isHeld, text]);
  const take = (
    event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>,
    put: string,
  ): void => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    if (isLong || value.length + put.length <= longestPut) return;
    const after = pastedInto(value, selectionStart, selectionEnd, put);
    if (after.length <= longestPut) return;
    event.preventDefault();
    setTaken({ text: after, before: value });
    onText(after);
  };
  const focus = () => area.current?.focus();
  return {
    shown: isHeld ? firstLines(text) : text,
    isHeld,
    handlers: {
      onChange({ currentTarget }) {
        const typed = currentTarget.value;
        if (typed.length > longestPut && !isPut(text, typed)) setWanted(true);
        else if (typed.length > longestPut && !isLong) setTaken({ text: typed, before: text });
        onText(typed);
      },
      onPaste: (event) => take(event, event.clipboardData.getData('text')),
      onDrop: (event) => take(event, event.dataTransfer.getData('text')),
    },
    putIn() {
      setWanted(true);
      focus();
    },
    takeOut() {
      onText(taken.text === text ? taken.before : '');
      focus();
    },
  };
}
