import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPainter, type Painter, type Token } from './paint.ts';
import { setText } from './set-text.ts';

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
}

/** A longer text is in the textarea alone, which then scrolls itself: laid out twice, it would take twice as long. */
const longest = 50_000;

/**
 * A field for code: a textarea over the same text, which is colored. Letters, caret, undo and what helps people to type
 * are the browser's own; Tab leaves it. Without script, or without highlights, it is a plain textarea.
 */
export function CodeField({ id, name, label, value, onChange, tokens, isInvalid }: CodeFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLPreElement>(null);
  const painter = useRef<Painter>(undefined);
  const [isPainted, setPainted] = useState(false);
  /** React leaves the text below alone, since it would set it as a whole. */
  const [drawn] = useState(value);
  const isLong = value.length > longest;
  const isPlain = isLong || !tokens;
  useLayoutEffect(() => {
    if (isPlain || !frame.current) return;
    painter.current = createPainter(frame.current);
    setPainted(painter.current !== undefined);
    return () => {
      painter.current?.stop();
      setPainted(false);
    };
  }, [isPlain]);
  useLayoutEffect(() => {
    const text = below.current?.firstChild;
    // The last line counts also while it is empty.
    if (text instanceof Text) setText(text, `${isLong ? '' : value}\n`);
  }, [value, isLong]);
  useEffect(() => {
    const text = below.current?.firstChild;
    if (tokens && !isLong && text instanceof Text) painter.current?.paint(text, tokens(value));
  }, [tokens, value, isLong]);
  return (
    <div className="lab-field">
      <label htmlFor={id}>{label}</label>
      <div
        ref={frame}
        className="lab-code"
        dir="ltr"
        data-painted={isPainted || undefined}
        data-long={isLong || undefined}
      >
        <pre ref={below} aria-hidden="true">{`${drawn}\n`}</pre>
        <textarea
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={isInvalid}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
        />
      </div>
    </div>
  );
}
