import { Fragment } from 'react';
import { useSite } from './context.ts';

/** Scripts that are written without blanks and would break anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A title that breaks between words, also in Chinese and Japanese; the style keeps words whole. */
export function BreakableTitle({ text }: { text: string }) {
  const { locale } = useSite();
  if (!unspaced.test(text)) return text;
  const pieces = [...new Intl.Segmenter(locale.code, { granularity: 'word' }).segment(text)];
  return pieces.map(({ segment, index, isWordLike }, i) => (
    <Fragment key={index}>
      {/* Never before a sign that ends a phrase, nor after one that opens it or the ordinal prefix. */}
      {isWordLike && i > 0 && !/[\p{Ps}\p{Pi}\s第]$/u.test(pieces[i - 1]?.segment ?? '') && <wbr />}
      {segment}
    </Fragment>
  ));
}
