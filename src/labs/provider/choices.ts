/** Something to choose. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** Choices that are listed; the others are reached by a selection. */
const mostChoices = 40;
/** Characters of a value that are shown. */
const mostShown = 90;
/** Characters of a label that are shown, and of one that looks like another without its middle. */
const longestLabel = 160;
const longestTwin = 800;

/** Choices as they are listed; the chosen one is among them, however many there are. */
export function listed<T extends { readonly id: string }>(
  all: readonly T[],
  chosen: T | undefined,
  words: (each: T) => [label: string, value: string],
): Choice[] {
  const some = all.slice(0, mostChoices);
  const chosenHere = all.find(({ id }) => id === chosen?.id);
  if (chosenHere && !some.includes(chosenHere)) some.push(chosenHere);
  const both = some.map(words);
  const labels = toldApart(both.map(([label]) => label.replace(/\s+/g, ' ')));
  return some.map(({ id }, i) => ({ id, label: labels[i] ?? '', value: shortened(both[i]?.[1] ?? '') }));
}

/** Labels that are short where they can be, and never the same: ways through a reply often differ in the middle alone. */
function toldApart(labels: readonly string[]): string[] {
  const cut = labels.map((label) => withoutMiddle(label, longestLabel));
  const longer = labels.map((label, i) =>
    cut.filter((each) => each === cut[i]).length > 1 ? withoutMiddle(label, longestTwin) : (cut[i] ?? ''),
  );
  return longer.map((label, i) => {
    const before = longer.slice(0, i).filter((each) => each === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}

function withoutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = Math.floor(most / 3);
  return `${text.slice(0, head).toWellFormed()}…${text.slice(head + 1 - most).toWellFormed()}`;
}

/** The begin of a text, on one line. */
function shortened(text: string): string {
  const line = text
    .slice(0, 4 * mostShown)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > mostShown ? `${line.slice(0, mostShown).toWellFormed()}…` : line;
}
