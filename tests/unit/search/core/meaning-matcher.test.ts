import { describe, expect, it } from 'vitest';
import { findWords } from '../../../../src/search/core/found-words.ts';
import { highlight } from '../../../../src/search/core/highlight.ts';
import { page, searcher, siteOf } from './sites.ts';

const search = searcher(
  siteOf(
    [
      page('/a', [
        '# Installation of guards',
        'The flag --max_prompts limits the prompts of an evaluator; evaluating is judging.',
        'A judge reads toxicity:hate_speech and maxPrompts. Die Prüfung heißt naïve.',
      ]),
    ],
    [['evaluator', 'judge']],
  ),
);

/** The text with everything marked that the query was taken to mean. */
async function marked(query: string, text: string): Promise<string> {
  const { matcher } = await search.search(query);
  return highlight(findWords(text, matcher), new Set(), { pre: '[', post: ']' }).value;
}

describe('what a query marks', () => {
  it.each([
    ['the typed part of a word that begins with it', 'inst', 'Installation', '[Inst]allation'],
    ['words as they were typed', 'installation', 'an installation', 'an [installation]'],
    ['the word that was meant by a mistake', 'instalation', 'Installation', '[Installation]'],
    ['the word that was meant by an unfinished mistake', 'insatl', 'Installation', '[Installation]'],
    ['forms of a word', 'evaluators', 'evaluator evaluating', '[evaluator] [evaluating]'],
    ['other names of a thing', 'judge', 'evaluator judge', '[evaluator] [judge]'],
    ['the parts of an identifier', 'max_prompts', 'flag --max_prompts', 'flag --[max]_[prompts]'],
    ['the parts of an identifier typed as one', 'maxprompts', 'max_prompts', '[max]_[prompts]'],
    ['the beginning of an identifier', 'hate_sp', 'hate_speech', '[hate]_[sp]eech'],
    ['nothing of other words', 'guard', 'prompts guards', 'prompts [guard]s'],
    ['accented words', 'naive', 'naïve', '[naïve]'],
  ])('%s', async (_, query, text, expected) => {
    expect(await marked(query, text)).toBe(expected);
  });

  it('is nothing when nothing was asked for', async () => {
    expect(await marked('', 'Installation of guards')).toBe('Installation of guards');
    expect(await marked('--', 'Installation of guards')).toBe('Installation of guards');
  });
});
