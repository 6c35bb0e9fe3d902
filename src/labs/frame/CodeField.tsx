import { useLayoutEffect, useRef, useState } from 'react';
import { paint, type Token } from './paint.ts';

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

/**
 * A field for code: a textarea over the same text, which is colored. Letters, caret, undo and what helps people to type
 * are the browser's own; Tab leaves it. Without script, or without highlights, it is a plain textarea.
 */
export function CodeField({ id, name, label, value, onChange, tokens, isInvalid }: CodeFieldProps) {
  const below = useRef<HTMLPreElement>(null);
  const [isPainted, setPainted] = useState(false);
  useLayoutEffect(() => {
    const text = below.current?.firstChild;
    if (!tokens || !(text instanceof Text)) return setPainted(false);
    const remove = paint(text, tokens(value));
    setPainted(remove !== undefined);
    return remove;
  }, [tokens, value]);
  return (
    <div className="lab-field">
      <label htmlFor={id}>{label}</label>
      <div className="lab-code" dir="ltr" data-painted={isPainted || undefined}>
        {/* The last line counts also while it is empty. */}
        <pre ref={below} aria-hidden="true">{`${value}\n`}</pre>
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
