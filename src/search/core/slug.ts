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
