import { MarkedText } from '../../MarkedText.tsx';
import { markWords } from './mark-words.ts';
import type { PreviewBlock } from './section-blocks.ts';

interface BlockProps {
  readonly block: PreviewBlock;
  readonly words: readonly string[];
}

/** A piece of a previewed section. Its headings are not headings of this page. */
export function Block({ block, words }: BlockProps) {
  if (block.kind === 'row') {
    return (
      <dl>
        {block.cells.map(({ label, text }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
          <div key={column}>
            <dt>{label}</dt>
            <dd>
              <MarkedText parts={markWords(text, words)} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const text = <MarkedText parts={markWords(block.text, words)} />;
  if (block.kind === 'code') return <pre>{text}</pre>;
  return <p data-kind={block.kind}>{text}</p>;
}
