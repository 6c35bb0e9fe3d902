/** A place in a document: fields and positions in lists. */
export type Path = readonly (string | number)[];

/** A document as an author wrote it. */
export interface SourceDocument {
  readonly value: unknown;
  /** 1-based line of the text on which a value is; of the nearest one around it when it is missing. */
  lineOf(path: Path): number;
  /** The same for many, in one go. */
  linesOf(paths: readonly Path[]): number[];
  /** Whether the text at a path is written over several lines, which begin below its field. */
  isBlock(path: Path): boolean;
  /** Keys that an object has twice. */
  readonly repeated: readonly SyntaxMistake[];
  /** Values that Python's YAML reader, which DTX uses, takes for something else than YAML 1.2 and this page do. */
  readonly surprises: readonly SyntaxMistake[];
}

/** Something that is wrong on a line of the text. */
export interface SyntaxMistake {
  readonly line: number;
  readonly problem: string;
}

/** Deepest nesting that is read. No format of DTX has a tenth of it. */
export const mostLevels = 300;

export const tooDeep = `nested deeper than ${mostLevels} levels`;
export const tooMuch = 'aliases stand for too much. Write the values out';
export const unreadTag = 'a tag for another kind of value than JSON has. Remove the "!…"';

/** Whether a problem is one of this page alone: DTX may read the text. */
export function isLimit(problem: string): boolean {
  return [tooDeep, tooMuch, unreadTag].includes(problem);
}
