import type { PageText, SiteText } from '../../src/search/core/site-text.ts';

const word = /\p{L}[\p{L}\p{M}]{4,}/gu;
/** Share of the words that each copy has to itself: a site of other matters shares its common words. */
const ownShare = 0.3;
const syllables = 'ba ce di fo gu ha ke li mo nu pa re si to vu wa xe yi zo bra cle dri'.split(' ');

/**
 * Makes a larger text of a site's: its pages, and copies of them below `/copy-1/` and so on, where some words are
 * others, always the same ones within a copy.
 * @param times how many copies there are, the site itself counted
 */
export function multiplyText(text: SiteText, times: number): SiteText {
  const copies = Array.from({ length: times - 1 }, (_, place) =>
    text.pages.map((page) => copyPage(page, place + 1)),
  );
  return { ...text, pages: [...text.pages, ...copies.flat()] };
}

function copyPage(page: PageText, copy: number): PageText {
  const vary = (text: string) => text.replace(word, (found) => otherWord(found.toLowerCase(), copy) ?? found);
  return {
    ...page,
    path: `/copy-${copy}${page.path}`,
    label: vary(page.label),
    sections: page.sections.map((section) => ({
      ...section,
      title: vary(section.title),
      groups: section.groups.map((group) => ({ ...group, text: vary(group.text) })),
    })),
  };
}

/** Always the same word for a word of a copy; undefined for those that stay. */
function otherWord(found: string, copy: number): string | undefined {
  let hash = copy * 2_654_435_761;
  for (const letter of found) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  if (hash / 2 ** 32 > ownShare) return undefined;
  let made = '';
  for (let left = hash; made.length < found.length; left = Math.imul(left, 48_271) >>> 0) {
    made += syllables[left % syllables.length];
  }
  return made;
}
