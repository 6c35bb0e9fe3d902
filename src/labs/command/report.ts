/** What becomes of a word in its call. */
export type RowState = 'good' | 'wrong' | 'ignored';

/** A word, or a flag with its values, explained. Texts have code between backticks. */
export interface Row {
  /** As it is written; the value of a variable is left out. */
  readonly code: string;
  readonly text: string;
  readonly remarks: readonly string[];
  readonly state: RowState;
  /** Where the reference has it. */
  readonly reference: { readonly page: string; readonly hash: string } | undefined;
}

/** What holds for the call as a whole. */
export const sectionNames = [
  'exit',
  'notes',
  'defaults',
  'limits',
  'judge',
  'needs',
  'contacts',
  'writes',
] as const;
export type SectionName = (typeof sectionNames)[number];
export interface Section {
  readonly name: SectionName;
  readonly items: readonly string[];
}

export interface CallReport {
  readonly rows: readonly Row[];
  readonly sections: readonly Section[];
  /** Of a call that ends at once: what it does without its mistakes; empty where that cannot be told. */
  readonly corrected: readonly Section[];
}

/** A message with its flags and names of variables as code. */
export function marked(message: string): string {
  return message
    .replaceAll('`', "'")
    .replace(/(?<![\w'"-])(?:--?[a-z][\w-]*|[A-Z]+(?:_[A-Z]+)+)(?![\w'"])/g, '`$&`');
}

/** A text as code, whatever it holds, cut where it is long. */
export function code(text: string): string {
  const shown = text.length > 120 ? `${text.slice(0, 120)}…` : text;
  return `\`${shown.replaceAll('`', "'")}\``;
}
