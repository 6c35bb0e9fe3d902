import { sampleSentence } from '../markdown/components/code.ts';

/** Most characters of a text that tell whether it is of a sample. */
const telling = 40;

/** Texts of the adversarial samples in the twin of a page, each without its fence. */
export function samplesIn(markdown: string): string[] {
  const samples: string[] = [];
  let at = markdown.indexOf(sampleSentence);
  while (at >= 0) {
    const after = markdown.slice(at + sampleSentence.length);
    const found = /^[^\n]*(?:\n[> ]*)+(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n[> ]*\1/.exec(after);
    if (found?.[2] !== undefined) samples.push(found[2]);
    at = markdown.indexOf(sampleSentence, at + sampleSentence.length);
  }
  return samples;
}

/** Whether a piece of a text is, or has in it, a part of one of these samples. */
export function isOfSample(text: string, samples: readonly string[]): boolean {
  const piece = plain(text);
  return samples.map(plain).some((sample) => {
    if (sample === '') return false;
    if (piece.length <= telling) return piece !== '' && sample.includes(piece);
    if (sample.length <= telling) return piece.includes(sample);
    // A piece that begins or ends within a sample has a stretch of it at one of its ends.
    for (let at = 0; at + telling <= piece.length; at += telling / 2)
      if (sample.includes(piece.slice(at, at + telling))) return true;
    return false;
  });
}

function plain(text: string): string {
  return text
    .replace(/^[> ]+/gm, '')
    .replace(/[\s…]+/g, ' ')
    .trim();
}
