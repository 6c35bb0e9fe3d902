import type { ProseCheck } from './prose-check.ts';
import { dataTexts, pageTexts } from './texts.ts';
import { mistakesOf, type Wording } from './wording.ts';

const say = 'Say what is so; write "not tried" with the command that would settle it where nobody knows';

/** Words for how we know a thing in place of the thing: readers cannot act on them. */
const words: readonly Wording[] = [
  [/\b(?:un)?confirmed\b/i, say],
  // A tool may infer: what is refused is our own guess.
  [/\b(?:is|are|was|were) inferred\b|\binferred from\b|^\s*inferred\b/i, say],
  [
    /\bno runs? (?:was|were) made\b|\b(?:has|have|was|were) not (?:been )?(?:run|seen) (?:here|by us)\b/i,
    say,
  ],
  [/\b(?:was|were) (?:not|never) seen\b/i, say],
  [/\b(?:was|were|been) (?:only )?read (?:in|out of)\b|\bas read\b/i, say],
  [/\b(?:nobody|no one)(?: here)? has (?:run|seen)\b/i, say],
];

/** Pages and the model tell what is so, not how this site came to know it. */
export const evidenceWords: ProseCheck = {
  id: 'evidence-words',
  label: 'Words of evidence',
  async find(sources, site) {
    const originals = sources.filter(({ page }) => !page.source.original);
    const texts = [...originals.flatMap((source) => pageTexts(source, site)), ...dataTexts(site)];
    return texts.flatMap((text) => mistakesOf(text, words));
  },
};
