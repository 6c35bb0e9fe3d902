/** Flags, paths of jq and names with an underscore; the rule of an answer belongs to the field it is for. */
const code = /(--[a-z][\w-]+|(?<![\w"])\.[a-z]\w*(?:\[-?\d+\]|\.\w+)*|\b[A-Za-z]+_\w+(?:: status == 200)?)/g;

/** A sentence of the lab, which is English in every edition; what is code in it looks so. */
export function Sentence({ text }: { text: string }) {
  return (
    <p className="verdict-note" lang="en" dir="ltr">
      {piecesOf(text).map((piece, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their order
        i % 2 === 1 ? <code key={i}>{piece}</code> : piece,
      )}
    </p>
  );
}

/** Every second piece is code: what is between backticks where a sentence has them, else what looks like it. */
function piecesOf(text: string): string[] {
  return text.split(text.includes('`') ? '`' : code);
}
