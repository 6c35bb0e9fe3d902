import { ContentError } from '../base/content-error.ts';
import { nearestWord } from '../base/nearest.ts';
import { entryName } from '../base/parse.ts';
import type { DataPath, YamlSource } from '../base/yaml.ts';
import { type Product, productFile } from './product.ts';
import { type Evidence, evidenceProblems, evidences } from './provenance.ts';

/**
 * What holds for every entry of the model: its sources are listed, how it is known and what is doubtful fit together, no name comes twice
 * in one list.
 * @param texts of the parts, for the lines of the mistakes
 * @returns one readable line each, with file, line and entry
 */
export function entryProblems(
  product: Readonly<Record<string, unknown>> & Pick<Product, 'folder'>,
  texts: ReadonlyMap<string, YamlSource> = new Map(),
): ContentError[] {
  const sources = listOf(product.sources).flatMap(({ id, modules }) => [
    String(id),
    ...(Array.isArray(modules) ? modules : []).map((module) => `${id}/${module}`),
  ]);
  const known = new Set(sources);
  return Object.entries(product).flatMap(([part, data]) => {
    const problems: ContentError[] = [];
    const fail = (path: DataPath, problem: string, fix: string) => {
      const line = texts.get(part)?.lineOf(path);
      const place = line ? `line ${line}: ` : '';
      problems.push(new ContentError(productFile(product, part), place + problem, fix));
    };
    walk(
      data,
      part,
      (entry, place, path, around) => {
        for (const source of (Array.isArray(entry.source) ? entry.source : []).map(String)) {
          if (known.has(source)) continue;
          const near = nearestWord(source, sources);
          const fix = near ? `Perhaps "${near}" is meant` : 'Add it there or correct it';
          fail([...path, 'source'], `${place}: source "${source}" is not in sources.yml`, fix);
        }
        const evidence = evidences.find((each): each is Evidence => each === entry.evidence);
        // A fact inside an entry may leave out its source: then it has those of the entry.
        const source = Array.isArray(entry.source) ? entry.source.map(String) : around;
        if (evidence)
          for (const { problem, fix } of evidenceProblems({
            evidence,
            source,
            note: textOf(entry.note),
            settle: textOf(entry.settle),
          }))
            fail([...path, 'evidence'], `${place}: ${problem}`, fix);
      },
      (names, place, path) => {
        const twice = names.findIndex((name, i) => names.indexOf(name) !== i);
        if (twice >= 0)
          fail(
            [...path, twice],
            `${place}: two entries are called "${names[twice]}"`,
            'Give each its own name',
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
  onEntry: (entry: Entry, place: string, path: DataPath, around: readonly string[]) => void,
  onList: (names: readonly string[], place: string, path: DataPath) => void,
  path: DataPath = [],
  around: readonly string[] = [],
): void {
  if (Array.isArray(data)) {
    const names = data.flatMap((item) => entryName(item) ?? []);
    if (names.length === data.length) onList(names, place, path);
    data.forEach((item, i) => {
      walk(item, `${place} ${entryName(item) ?? i + 1}`, onEntry, onList, [...path, i], around);
    });
  } else if (typeof data === 'object' && data !== null) {
    onEntry(data as Entry, place, path, around);
    const source = 'source' in data && Array.isArray(data.source) ? data.source.map(String) : around;
    for (const [field, value] of Object.entries(data))
      walk(value, `${place}, ${field}`, onEntry, onList, [...path, field], source);
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function listOf(data: unknown): Entry[] {
  return Array.isArray(data) ? data : [];
}
