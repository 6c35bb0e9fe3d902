import { ContentError } from '../site/content-error.ts';
import { entryName } from '../site/parse.ts';
import { type Product, productFile } from './product.ts';
import { type Confidence, confidences } from './provenance.ts';

/**
 * What holds for every entry of the model: its sources are listed, a note says what is doubtful, no name comes twice
 * in one list.
 * @returns one readable line each, with file and entry
 */
export function entryProblems(
  product: Readonly<Record<string, unknown>> & Pick<Product, 'folder'>,
): ContentError[] {
  const sources = new Set(listOf(product.sources).map((source) => String(source.id)));
  return Object.entries(product).flatMap(([part, data]) => {
    const file = productFile(product, part);
    const problems: ContentError[] = [];
    walk(
      data,
      part,
      (entry, place) => {
        for (const source of Array.isArray(entry.source) ? entry.source : []) {
          if (!sources.has(String(source)))
            problems.push(
              new ContentError(
                file,
                `${place}: source "${source}" is not in sources.yml`,
                'Add it there or correct it',
              ),
            );
        }
        const confidence = confidences.find((each): each is Confidence => each === entry.confidence);
        if (confidence && confidence !== 'confirmed' && !entry.note)
          problems.push(
            new ContentError(
              file,
              `${place}: ${confidence}, but field "note" is missing`,
              'Say what is doubtful',
            ),
          );
      },
      (names, place) => {
        const twice = names.find((name, i) => names.indexOf(name) !== i);
        if (twice !== undefined)
          problems.push(
            new ContentError(file, `${place}: two entries are called "${twice}"`, 'Give each its own name'),
          );
      },
    );
    return problems;
  });
}

type Entry = Readonly<Record<string, unknown>>;

function walk(
  data: unknown,
  place: string,
  onEntry: (entry: Entry, place: string) => void,
  onList: (names: readonly string[], place: string) => void,
): void {
  if (Array.isArray(data)) {
    const names = data.flatMap((item) => entryName(item) ?? []);
    if (names.length === data.length) onList(names, place);
    data.forEach((item, i) => {
      walk(item, `${place} ${entryName(item) ?? i + 1}`, onEntry, onList);
    });
  } else if (typeof data === 'object' && data !== null) {
    onEntry(data as Entry, place);
    for (const [field, value] of Object.entries(data)) walk(value, `${place}, ${field}`, onEntry, onList);
  }
}

function listOf(data: unknown): Entry[] {
  return Array.isArray(data) ? data : [];
}
