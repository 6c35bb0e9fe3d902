import GithubSlugger from 'github-slugger';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly level: number;
  readonly start: number;
  readonly end: number;
  readonly bytes: number;
}

export function sectionsOf(markdown: string): readonly Section[] {
  const slugger = new GithubSlugger();
  const found = [...markdown.matchAll(/^(#{1,6}) (.*?)(?: \{#([^}]+)\})?$/gm)].map((match) => ({
    id: match[3] ?? slugger.slug(match[2] ?? ''),
    title: match[2] ?? '',
    level: match[1]?.length ?? 1,
    start: match.index,
  }));
  return found.map((section, place) => {
    const next = found.slice(place + 1).find(({ level }) => level <= section.level);
    const end = next?.start ?? markdown.length;
    return { ...section, end, bytes: Buffer.byteLength(markdown.slice(section.start, end)) };
  });
}

export function sectionOf(markdown: string, id: string): string | undefined {
  const section = sectionsOf(markdown).find((each) => each.id === id);
  return section && markdown.slice(section.start, section.end);
}
