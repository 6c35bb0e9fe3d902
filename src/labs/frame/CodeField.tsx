import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type BlockText, createBlockText } from './block-text.ts';
import { HeldNote } from './HeldNote.tsx';
import { createPainter, type Painter, type Token } from './paint.ts';
import { useHeldText } from './useHeldText.ts';

interface CodeFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  /** What the parts of the text are; without it the text is plain. */
  readonly tokens?: ((text: string) => readonly Token[]) | undefined;
  readonly isInvalid: boolean;
  /** What to know of the text that is in the field now. */
  readonly note?: string | undefined;
}

/**
 * A longer text is in the textarea alone, which then scrolls itself: laid out twice, it would take twice as long, and so
 * would a line, which is laid out as a whole at each letter. Without colors the text below is there for the height alone,
 * which is the largest for shorter texts already.
 */
const longest = { colored: 50_000, line: 10_000, plain: 8000 } as const;

/** Lines, and letters in lines as wide as any page has them, that are surely higher than a field becomes. */
const tall = { lines: 15, letters: 4000 } as const;

/**
 * A field for code: a textarea over the same text, which is colored. Letters, caret, undo and what helps people to type
 * are the browser's own; Tab leaves it. Without script, or without highlights, it is a plain textarea.
 */
export function CodeField({ id, name, label, value, onChange, tokens, isInvalid, note }: CodeFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLPreElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const held = useHeldText(area, value, onChange);
  const { shown, isHeld, handlers } = held;
  const blocks = useRef<BlockText>(undefined);
  const painter = useRef<Painter>(undefined);
  const [isPainted, setPainted] = useState(false);
  /** React leaves the text below alone, since it would set it as a whole. */
  const [drawn] = useState(shown);
  const isLong =
    shown.length > (tokens ? longest.colored : longest.plain) ||
    shown.split('\n').some(({ length }) => length > longest.line);
  const isPlain = isLong || !tokens;
  // With a height that is known, what changes in the field is its own: else a letter asks the page for another layout.
  const isTall = isLong || shown.length > tall.letters || shown.split('\n', tall.lines).length === tall.lines;
  useLayoutEffect(() => {
    if (isPlain || !frame.current || !below.current) return;
    painter.current = createPainter(frame.current, below.current);
    setPainted(painter.current !== undefined);
    return () => {
      painter.current?.stop();
      setPainted(false);
    };
  }, [isPlain]);
  useLayoutEffect(() => {
    if (!below.current) return;
    blocks.current ??= createBlockText(below.current);
    // The last line counts also while it is empty.
    blocks.current.set(`${isLong ? '' : shown}\n`);
  }, [shown, isLong]);
  // Of a text that React holds, it copies all into the page at each letter.
  useLayoutEffect(() => {
    if (area.current && area.current.value !== shown) area.current.value = shown;
  });
  useEffect(() => {
    if (tokens && !isLong) painter.current?.paint(() => tokens(shown));
  }, [tokens, shown, isLong]);
  return (
    <div className="lab-field">
      <label htmlFor={id}>{label}</label>
      <div
        ref={frame}
        className="lab-code"
        dir="ltr"
        data-painted={isPainted || undefined}
        data-tall={isTall || undefined}
        data-long={isLong || undefined}
      >
        <pre ref={below} aria-hidden="true">{`${drawn}\n`}</pre>
        <textarea
          ref={area}
          id={id}
          name={name}
          defaultValue={drawn}
          {...handlers}
          readOnly={isHeld}
          aria-invalid={isInvalid}
          aria-describedby={
            [isHeld && `${id}-held`, note && `${id}-note`].filter(Boolean).join(' ') || undefined
          }
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
        />
      </div>
      {note && (
        <p id={`${id}-note`} className="lab-remark">
          {note}
        </p>
      )}
      {isHeld && <HeldNote id={`${id}-held`} size={value.length} held={held} />}
    </div>
  );
}
