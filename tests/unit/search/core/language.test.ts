import { describe, expect, it } from 'vitest';
import { stem } from '../../../../src/search/core/stem.ts';
import { stopWordsOf } from '../../../../src/search/core/stop-word-lists.ts';
import { saysNothing } from '../../../../src/search/core/stop-words.ts';

describe('stop words', () => {
  const english = stopWordsOf('en');

  it.each(['the', 'of', 'how', 'should', 'my', 'a', 'x', '7'])('"%s" says nothing', (word) => {
    expect(saysNothing(word, english)).toBe(true);
  });

  it.each(['tap', 'install', 'gpt', '40', '', '日', 'é'])('"%s" says something', (word) => {
    expect(saysNothing(word, english)).toBe(false);
  });

  it('are those of the language, whatever the region, and of English', () => {
    expect(stopWordsOf('en-GB')).toEqual(english);
    expect(stopWordsOf('EN')).toEqual(english);
    expect(stopWordsOf('ja')).toEqual(english);
    expect(saysNothing('oder', stopWordsOf('de-AT'))).toBe(true);
    expect(saysNothing('the', stopWordsOf('de'))).toBe(true);
    expect(saysNothing('oder', english)).toBe(false);
  });
});

describe('stem', () => {
  it('is what the forms of an English word have in common', () => {
    const stems = ['evaluate', 'evaluator', 'evaluated', 'evaluating'].map((word) => stem(word));
    expect(new Set(stems).size).toBe(1);
    expect(stem('prompts')).toBe('prompt');
  });

  it.each(['tap', 'gpt4s', 'prompting2', '日本語', 'über', ''])('leaves "%s" alone', (word) => {
    expect(stem(word)).toBe(word);
  });
});
