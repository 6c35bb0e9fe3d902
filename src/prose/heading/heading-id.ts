import GithubSlugger from 'github-slugger';

/** Ids of the frame around the text, which a heading must not take. */
export const frameIds = ['main', 'drawer', 'versions', 'languages', 'footnote-label'];

/** A heading as its author wrote it: the words, and the id it keeps whatever they become. */
export interface WrittenHeading {
  readonly text: string;
  readonly id: string | undefined;
}

/** Reads `What a guard misses {#limits}`; without braces all of it is text. */
export function readHeading(written: string): WrittenHeading {
  const [, text, id] = /^(.*?)\s*(?<!\{)\{#([^{}]*)\}\s*$/s.exec(written) ?? [];
  return { text: text ?? written, id };
}

/** Ids of the headings of a page, in their order: the one that was written, else one made from the words. */
export function headingIds(headings: readonly WrittenHeading[]): string[] {
  const slugger = new GithubSlugger();
  for (const id of [...frameIds, ...headings.flatMap(({ id }) => id ?? [])]) slugger.slug(id);
  return headings.map(({ text, id }) => id ?? slugger.slug(text));
}

/**
 * What is wrong with the ids that were written: none of the letters an address can hold, or taken.
 * @returns the first, by the place of its heading
 */
export function idMistake(
  headings: readonly WrittenHeading[],
): { readonly place: number; readonly problem: string } | undefined {
  const seen = new Set(frameIds);
  for (const [place, { id }] of headings.entries()) {
    if (id === undefined) continue;
    if (!/^[\p{L}\p{N}_-]+$/u.test(id)) return { place, problem: `"${id}" cannot be the id of a heading` };
    if (seen.has(id)) return { place, problem: `the id "${id}" is taken` };
    seen.add(id);
  }
  return undefined;
}
