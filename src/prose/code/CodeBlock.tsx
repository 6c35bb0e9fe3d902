import type { ReactNode } from 'react';
import { fill } from '../../site/strings.ts';
import { usePart, useRender, useSite } from '../../view/context.ts';

interface CodeBlockProps {
  language: string;
  heading?: string;
  numbered?: boolean;
  /** Lines of it are marked, added or removed. */
  marked?: boolean;
  /** Adversarial text: labelled, so that nobody takes it for an instruction. */
  sample?: boolean;
  /** How many lines a block has that is long enough to fold. */
  folds?: number;
  /** Highlighted lines. */
  children?: ReactNode;
}

/**
 * Fenced code, below a row with its title, else its language, and buttons: `copy.browser.ts` works the one that is
 * there, `wrap.browser.ts` adds one where lines are longer than the block. A long block shows its first lines until
 * it is unfolded, by its reader or by what leads into it (`unfold.browser.ts`).
 */
export function CodeBlock({ language, heading, numbered, marked, sample, folds, children }: CodeBlockProps) {
  const { site, parts } = useRender();
  const { prose } = site.strings;
  if (numbered) parts.add('code-numbered');
  if (marked) parts.add('code-marked');
  if (sample) parts.add('code-sample');
  const title = sample ? [prose.adversarialSample, heading].filter(Boolean).join(': ') : heading;
  return (
    <figure
      className={sample ? 'code code-sample' : 'code'}
      data-sample={sample}
      data-language={language || undefined}
    >
      {title && <figcaption>{title}</figcaption>}
      <pre className={numbered ? 'numbered' : undefined} data-scroller={title ? '' : prose.codeSample}>
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
      {folds && <Unfold lines={folds} />}
    </figure>
  );
}

/** An element that opens without script. It holds nothing: what it shows and hides is the code above it. */
function Unfold({ lines }: { lines: number }) {
  usePart('unfold');
  const { prose } = useSite().strings;
  return (
    <details className="unfold">
      <summary>
        <span>{fill(prose.allLines, { count: lines })}</span>
        <span>{prose.fewerLines}</span>
      </summary>
    </details>
  );
}
