import type { Paper } from '../publications.ts';

/** `Pappas` of `George J. Pappas`. */
export function surname(author: string): string {
  return author.slice(author.lastIndexOf(' ') + 1);
}

/** The paper as an entry for a bibliography: what its authors and arXiv say, and nothing else. Pure. */
export function bibtexOf(paper: Paper): string {
  const fields = {
    title: `{${paper.title}}`,
    author: [
      ...paper.authors.map((author) => `${surname(author)}, ${author.slice(0, author.lastIndexOf(' '))}`),
      ...(paper.others ? ['others'] : []),
    ].join(' and '),
    year: String(paper.year),
    eprint: paper.arxiv.slice(paper.arxiv.lastIndexOf('/') + 1),
    archivePrefix: 'arXiv',
    url: paper.arxiv,
  };
  const lines = Object.entries(fields).map(([name, value]) => folded(`  ${name} = {${value}}`));
  return `@misc{${keyOf(paper)},\n${lines.join(',\n')}\n}`;
}

/** Most letters of a line, so that it fits a column of text. */
const width = 74;

/** A field on as many lines as it takes; blanks in a field are all the same. */
function folded(field: string): string {
  const [first = '', ...words] = field.trimStart().split(' ');
  let line = `  ${first}`;
  const lines: string[] = [];
  for (const word of words) {
    // A comma may follow the last word.
    if (line.length + word.length + 2 > width) {
      lines.push(line);
      line = `    ${word}`;
    } else line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}

/** Surname, year and first word of the title: `chao2023jailbreaking`. */
function keyOf({ authors: [first = ''], year, title }: Paper): string {
  const plain = (words: string) => words.toLowerCase().replace(/[^a-z]/g, '');
  return `${plain(surname(first))}${year}${plain(title.split(/\s/)[0] ?? '')}`;
}
