import GithubSlugger, { slug as githubSlug } from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { rowName, slug } from '../../../../src/search/core/slug.ts';

describe('slug', () => {
  it.each([
    'Run TAP in DTX',
    'What is “red teaming”?',
    'Cost – and time & more',
    '--max_prompts',
    'toxicity:hate_speech',
    'Über naïve',
    '日本語の文書',
    'dtx.sdk.runner (1.0)',
    '',
  ])('is the id the page gives the heading "%s"', (title) => {
    expect(slug(title)).toBe(githubSlug(title));
    expect(slug(title)).toBe(new GithubSlugger().slug(title));
  });
});

describe('rowName', () => {
  it.each([
    ['hf_airbench', 'hf_airbench'],
    ['--max_prompts', '--max_prompts'],
    ['toxicity:hate_speech', 'toxicity-hate_speech'],
    ['HF_JAILBREAKBENCH jbb', 'hf_jailbreakbench'],
    ['unitary/toxic-bert', 'unitary-toxic-bert'],
    ['', ''],
  ])('of "%s" is "%s"', (title, name) => {
    expect(rowName(title)).toBe(name);
  });
});
