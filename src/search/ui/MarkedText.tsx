import { Fragment } from 'react';
import type { MarkedPart } from '../client/marked.ts';

/** Draws a text, found words marked. One of another direction than the page keeps its own. */
export function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
  return (
    <bdi>
      {parts.map(({ text, marked }, index) => {
        const Part = marked ? 'mark' : Fragment;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are drawn anew with each text
          <Part key={index}>{breakable(text)}</Part>
        );
      })}
    </bdi>
  );
}

/** A long name, such as `toxicity:hate_speech`, breaks between its words. */
function breakable(text: string) {
  return text.split(/([_:/]+)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Fragment key={index}>
        {piece}
        <wbr />
      </Fragment>
    ),
  );
}
