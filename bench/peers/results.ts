/** A part of the results that is measured at one time. */
export interface Section {
  readonly title: string;
  readonly text: string;
}

/**
 * Puts sections into a Markdown document, in the order of their titles: those it has of the same title are replaced,
 * the others stay, so that one part can be measured anew.
 * @param before the document so far; may be empty
 * @param head what stands above the sections
 */
export function mergeSections(before: string, head: string, sections: readonly Section[]): string {
  const kept = before
    .split(/^## /m)
    .slice(1)
    .map((part): Section => {
      const [title = '', ...lines] = part.split('\n');
      return { title, text: lines.join('\n').trim() };
    });
  const unchanged = kept.filter((old) => sections.every(({ title }) => title !== old.title));
  const parts = [...unchanged, ...sections]
    .sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }))
    .map(({ title, text }) => `## ${title}\n\n${text}`);
  return `${[head, ...parts].join('\n\n')}\n`;
}
