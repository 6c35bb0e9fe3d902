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

/**
 * Fenced code, below a row with its title, else its language, and buttons: `copy.browser.ts` works the one that is
 * there, `wrap.browser.ts` adds one where lines are longer than the block.
 */
export function CodeBlock({ language, heading, numbered, sample, children }: CodeBlockProps) {
  const { prose } = useSite().strings;
  const title = sample ? [prose.adversarialSample, heading].filter(Boolean).join(': ') : heading;
  return (
    <figure
      className={sample ? 'code code-sample' : 'code'}
      data-sample={sample}
      data-language={language || undefined}
    >
      {title && <figcaption>{title}</figcaption>}
      <pre className={numbered ? 'numbered' : undefined} data-scroller={title ?? prose.codeSample}>
        <code>{children}</code>
      </pre>
      <button
        type="button"
        data-copy={prose.copied}
        data-copy-failed={prose.copyFailed}
        data-wrap={prose.wrapLines}
      >
        {prose.copy}
      </button>
    </figure>
  );
}
