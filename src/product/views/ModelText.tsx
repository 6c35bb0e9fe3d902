import { InlineText } from '../../view/InlineText.tsx';
import { OriginalWords } from '../../view/OriginalWords.tsx';

/** Text of the product model, in the language of the model. */
export function ModelText({ text }: { text: string }) {
  const words = <InlineText text={text} />;
  return hasWords(text) ? <OriginalWords>{words}</OriginalWords> : words;
}

/** Code, numbers and dashes are the same in every language. */
export function hasWords(text: string): boolean {
  return text.split('`').some((piece, i) => i % 2 === 0 && /\p{L}/u.test(piece));
}
