import { CodeBlock } from '../../../prose/code/CodeBlock.tsx';
import type { Attributes } from '../../directive.ts';
import { bibtexOf } from '../citation.ts';
import { useTactic } from './useTactic.ts';

/** `::tactic-bibtex{id="pair"}`: the paper as an entry for a bibliography, to copy. */
export function TacticBibtex({ attributes }: { attributes: Attributes }) {
  return (
    <CodeBlock language="bibtex" heading="BibTeX">
      {bibtexOf(useTactic(attributes).paper)}
    </CodeBlock>
  );
}
