/** Id that most headings of a title have; an index then need not say it. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** How the id of a table row mostly ends: the first word of its name, as it may stand in an id. */
export function rowName(title: string): string {
  return title
    .toLowerCase()
    .split(' ', 1)
    .join('')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-');
}

/** What a packed section says of its id: all of it, that it is a row's name after `begin`, or that it is the slug. */
interface PackedId {
  readonly title: string;
  readonly shortId: string | 0 | undefined;
  readonly begin: string;
}

/** Id of a section; made when it is needed, since of thousands only those of the hits are. */
export function sectionId({ title, shortId, begin }: PackedId): string {
  return shortId === 0 ? begin + rowName(title) : (shortId ?? slug(title));
}
