import { Fragment } from 'react';
import { InlineCode } from './InlineCode.tsx';

/** Text of the product model: what stands between backticks is code. */
export function InlineText({ text }: { text: string }) {
  const pieces = text.split('`');
  return pieces.map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their order
    i % 2 === 1 ? <InlineCode key={i}>{piece}</InlineCode> : <Fragment key={i}>{piece}</Fragment>,
  );
}
