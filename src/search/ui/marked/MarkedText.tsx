import { type MarkedPart, markedParts } from './marked-parts.ts';

/**
 * Draws a text of the protocol, found words marked. Never through innerHTML: a provider's markup is text here.
 * @param html escaped text that holds no element but `<mark>`
 */
export function MarkedText({ html }: { html: string }) {
  return <MarkedParts parts={markedParts(html)} />;
}

/** Draws text whose marks are known. One of another direction than the page keeps its own. */
export function MarkedParts({ parts }: { parts: readonly MarkedPart[] }) {
  return (
    <bdi>
      {parts.map(({ text, marked }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are drawn anew with each text
        marked ? <mark key={index}>{text}</mark> : text,
      )}
    </bdi>
  );
}
