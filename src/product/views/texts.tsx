import { Fragment, type ReactNode } from 'react';
import { InlineText } from '../../view/InlineText.tsx';

/**
 * Texts of a cell one after another: of the model and of the interface, each drawn in its own language.
 * @param between what stands between two of them
 * @returns undefined when there is nothing to say, so that an empty column can be left out
 */
export function texts(parts: readonly ReactNode[], between = ' '): ReactNode {
  const shown = parts.filter((part) => part !== undefined && part !== false && part !== '');
  if (shown.length === 0) return undefined;
  return shown.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their order
    <Fragment key={i}>
      {i > 0 && between}
      {part}
    </Fragment>
  ));
}

/**
 * A sentence of the interface with texts of the model in it.
 * @param values what each `{place}` shows
 */
export function filled(sentence: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/\{(\w+)\}/).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their order
    <Fragment key={i}>{i % 2 === 1 ? values[piece] : <InlineText text={piece} />}</Fragment>
  ));
}
