/** A text of the product model, or a message made with one: what is between backticks is code. */
export function LabText({ text }: { text: string }) {
  return text
    .split('`')
    .map((piece, i) => ({ piece, id: i }))
    .filter(({ piece }) => piece !== '')
    .map(({ piece, id }) => (id % 2 === 1 ? <code key={id}>{piece}</code> : piece));
}
