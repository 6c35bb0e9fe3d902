import type { ReactNode } from 'react';
import { useSite } from '../../view/context.ts';

interface CodeBlockProps {
  language: string;
  heading?: string;
  numbered?: boolean;
  /** Adversarial text: labelled, so that nobody takes it for an instruction. */
  sample?: boolean;
  /** Highlighted lines. */
  children?: ReactNode;
}

/** Fenced code. `copy.browser.ts` works the button and makes the block focusable when it scrolls. */
export function CodeBlock({ language, heading, numbered, sample, children }: CodeBlockProps) {
  const { prose } = useSite().strings;
  const title = sample ? [prose.adversarialSample, heading].filter(Boolean).join(': ') : heading;
  return (
    <figure className={sample ? 'code code-sample' : 'code'} data-sample={sample}>
      {title && <figcaption>{title}</figcaption>}
      <pre
        className={numbered ? 'numbered' : undefined}
        data-language={language || undefined}
        data-scroller={title ?? prose.codeSample}
      >
        <code>{children}</code>
      </pre>
      <button type="button" data-copy={prose.copied} data-copy-failed={prose.copyFailed}>
        {prose.copy}
      </button>
    </figure>
  );
}
