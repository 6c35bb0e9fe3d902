import type { MarkedPart } from '../client/marked.ts';

/** Draws a text, found words marked. One of another direction than the page keeps its own. */
export function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
  return (
    <bdi>
      {parts.map(({ text, marked }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are drawn anew with each text
        marked ? <mark key={index}>{text}</mark> : text,
      )}
    </bdi>
  );
}
