/** What of a text is turned around. */
export type Turning = 'words' | 'each-word' | 'sentence';

/** A text turned around; done twice, it is the text again, but for its white space. */
export function turnedText(text: string, turning: Turning): string {
  const words = text.split(/\s+/);
  switch (turning) {
    case 'words':
      return words.reverse().join(' ');
    case 'each-word':
      return words.map(reversed).join(' ');
    case 'sentence':
      return reversed(text);
  }
}

/** How a text asks to be read, if it asks to be read backwards. */
export function turningAsked(text: string): Turning | undefined {
  return asked.find(([pattern]) => pattern.test(text))?.[1];
}

const asked: readonly (readonly [RegExp, Turning])[] = [
  [/\beach word\b[^.]*\bbackwards\b/i, 'each-word'],
  [/\bwords\b[^.]*\bbackwards\b/i, 'words'],
  [/\bbackwards\b/i, 'sentence'],
];

function reversed(text: string): string {
  return [...text].reverse().join('');
}
