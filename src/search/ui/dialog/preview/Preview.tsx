import { useEffect, useRef, useState } from 'react';
import type { LinkedRow } from '../linked-rows.ts';
import { useMedia } from '../useMedia.ts';
import { Block } from './Block.tsx';
import { previewPage } from './preview-page.ts';
import { type PreviewBlock, sectionBlocks } from './section-blocks.ts';

/** A reader who moves on is not followed at every step, in milliseconds. */
const rest = 120;

const wide = '(width >= 1100px)';

interface Shown {
  readonly blocks: readonly PreviewBlock[];
  readonly words: readonly string[];
}

const nothing: Shown = { blocks: [], words: [] };

interface PreviewProps {
  readonly label: string;
  /** The active row. */
  readonly row: LinkedRow | undefined;
  /** Whether another answer is on its way. */
  readonly isWaiting: boolean;
}

/**
 * The section of the active hit with what was found marked: on wide screens, for pages of this site. Text only, drawn
 * by React. What cannot be had leaves it empty.
 */
export function Preview({ label, row, isWaiting }: PreviewProps) {
  const isWide = useMedia(wide);
  const pane = useRef<HTMLElement>(null);
  const { blocks, words } = usePreview(isWide ? row : undefined, isWaiting);

  useEffect(() => {
    if (!pane.current) return;
    const mark =
      blocks.length > 0
        ? pane.current.querySelector<HTMLElement>(':not([data-kind=heading]) > bdi > mark')
        : null;
    const { clientHeight } = pane.current;
    pane.current.scrollTop =
      mark && mark.offsetTop > clientHeight * 0.8 ? mark.offsetTop - clientHeight / 2 : 0;
  }, [blocks]);

  if (!isWide) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
    <section ref={pane} className="finder-preview" aria-label={label} tabIndex={0}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never change their order
        <Block key={index} block={block} words={words} />
      ))}
    </section>
  );
}

/** Follows the active row; the preview before stays until there is another. */
function usePreview(row: LinkedRow | undefined, isWaiting: boolean): Shown {
  const [shown, setShown] = useState(nothing);
  useEffect(() => {
    if (isWaiting) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const next = row ? await previewOf(row).catch(() => nothing) : nothing;
      if (isCurrent) setShown(next);
    }, rest);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [row, isWaiting]);
  return shown;
}

async function previewOf({ hit, address }: LinkedRow): Promise<Shown> {
  const { origin, pathname, search, hash } = new URL(address, location.href);
  if (origin !== location.origin) return nothing;
  return { blocks: sectionBlocks(await previewPage(pathname + search), hash), words: hit.foundWords };
}
