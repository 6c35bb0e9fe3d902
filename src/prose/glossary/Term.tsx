import type { ReactNode } from 'react';
import { usePart } from '../../view/context.ts';
import { InlineText } from '../../view/InlineText.tsx';

/**
 * A word whose definition shows while it is hovered or focused, as a band below its line.
 *
 * A button, because it is reached by keyboard and by tap; it opens nothing, so it has no state: its description says
 * the definition to screen readers at once. The definition is its neighbour in the text, so that the pointer can
 * move onto it and its words can be selected. CSS alone shows it; `term.browser.ts` adds Escape.
 */
export function Term({
  name,
  definition,
  children,
}: {
  name: string;
  definition: string;
  children?: ReactNode;
}) {
  usePart('glossary');
  const id = `definition-of-${name}`;
  return (
    <span className="term">
      <button type="button" aria-describedby={id}>
        {children}
      </button>
      <span role="tooltip" id={id}>
        <InlineText text={definition} />
      </span>
    </span>
  );
}
