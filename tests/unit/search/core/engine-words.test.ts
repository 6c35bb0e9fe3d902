import { describe, expect, it } from 'vitest';
import { page, searcher, searchOf, siteOf } from './sites.ts';

describe('identifiers', () => {
  const search = searcher(
    siteOf([
      page('/flags', [
        '# Command line',
        '## Options',
        '| --max_prompts: How many prompts there are at most.',
      ]),
      page('/datasets', ['# Datasets', '| hf_airbench: Tests of AIR-Bench.', '| hf_other: Another one.']),
      page('/plugins', [
        '# Plugins',
        '| toxicity:hate_speech: Hate against groups.',
        '| toxicity:insult: Insults.',
      ]),
      page('/environment', ['# Environment', 'Set DETOXIO_API_KEY before you start.', 'Nothing else.']),
      page('/sdk', [
        '# SDK',
        'Import dtx.sdk.runner and set maxTurns in code.',
        '    builder.withEvaluatorName("x")',
      ]),
      page('/run', [
        '# Commands',
        '## dtx redteam run',
        'Runs a plan.',
        '## dtx redteam report',
        'Writes a report.',
      ]),
    ]),
  );

  it.each([
    ['--max_prompts', '/flags#row---max_prompts'],
    ['max_prompts', '/flags#row---max_prompts'],
    ['max prompts', '/flags#row---max_prompts'],
    ['maxprompts', '/flags#row---max_prompts'],
    ['max-prompts', '/flags#row---max_prompts'],
    ['MAX_PROMPTS', '/flags#row---max_prompts'],
    ['maxPrompts', '/flags#row---max_prompts'],
    ['max_pro', '/flags#row---max_prompts'],
    ['--max', '/flags#row---max_prompts'],
    ['maxpr', '/flags#row---max_prompts'],
    ['max_promts', '/flags#row---max_prompts'],
    ['hf_airbench', '/datasets#row-hf_airbench'],
    ['hf airbench', '/datasets#row-hf_airbench'],
    ['HF-AirBench', '/datasets#row-hf_airbench'],
    ['airbench', '/datasets#row-hf_airbench'],
    ['toxicity:hate_speech', '/plugins#row-toxicity:hate_speech'],
    ['hate_speech', '/plugins#row-toxicity:hate_speech'],
    ['hate speech', '/plugins#row-toxicity:hate_speech'],
    ['hatespeech', '/plugins#row-toxicity:hate_speech'],
    ['toxicity:hate', '/plugins#row-toxicity:hate_speech'],
    ['DETOXIO_API_KEY', '/environment'],
    ['detoxio_api_key', '/environment'],
    ['$DETOXIO_API_KEY', '/environment'],
    ['detoxio api key', '/environment'],
    ['detoxioapikey', '/environment'],
    ['api_key', '/environment'],
    ['DETOXIO_AP', '/environment'],
    ['maxTurns', '/sdk'],
    ['max_turns', '/sdk'],
    ['maxturns', '/sdk'],
    ['max turns', '/sdk'],
    ['dtx.sdk.runner', '/sdk'],
    ['sdk runner', '/sdk'],
    ['withEvaluatorName', '/sdk'],
    ['evaluator name', '/sdk'],
    ['dtx redteam run', '/run#dtx-redteam-run'],
    ['redteam run', '/run#dtx-redteam-run'],
    ['dtx redteam rep', '/run#dtx-redteam-report'],
  ])('are found as people type them: %s', async (query, first) => {
    expect((await search.find(query))[0]).toBe(first);
  });

  it('of a table lead to their row', async () => {
    const [hit] = (await search.search('hf_airbench')).hits;
    expect(hit).toMatchObject({
      objectID: '/datasets#row-hf_airbench',
      type: 'lvl2',
      hierarchy: { lvl1: 'Datasets', lvl2: 'hf_airbench' },
    });
  });

  it('are found by the address of a page', async () => {
    const tactics = searchOf(['/tactics/adaptive_mtjb', '# Adaptive jailbreaks'], ['/other', '# Other']);
    expect(await tactics.find('adaptive_mtjb')).toEqual(['/tactics/adaptive_mtjb']);
    expect(await tactics.find('mtjb')).toEqual(['/tactics/adaptive_mtjb']);
  });

  it('that are data, longer than 40 characters, are not found', async () => {
    const key = 'k'.repeat(41);
    expect(await searchOf(['/a', '# A', `Key ${key} and ${'j'.repeat(40)}`]).find(key)).toEqual([]);
    expect(await searchOf(['/a', '# A', `Key ${key} and ${'j'.repeat(40)}`]).find('j'.repeat(40))).toEqual([
      '/a',
    ]);
  });
});

describe('words that are nowhere together', () => {
  const search = searchOf(
    ['/scope', '# Scope', 'of a plan'],
    ['/report', '# Report', 'of a plan'],
    ['/both', '# Plan', 'scope elsewhere'],
  );

  it('are all wanted while something has them all', async () => {
    expect((await search.find('scope plan')).sort()).toEqual(['/both', '/scope']);
  });

  it('are left out when nothing is found with them', async () => {
    expect(await search.find('report scope')).toEqual(['/report']);
    expect(await search.find('plan report nonsense')).toEqual(['/report']);
  });

  it('lead to what the one known word names, not to texts that mention it', async () => {
    expect(await search.find('nonsense gibberish plan')).toEqual(['/both']);
    expect(await search.find('nonsense gibberish elsewhere')).toEqual([]);
  });
});

describe('words that stand apart on one page', () => {
  const apart = [
    '/apart',
    '# Datasets',
    '## Beaver',
    'Harmful prompts.',
    '## Use',
    'From a builder.',
    '## More',
    'Words, after which much later a builder is named that nobody at all would ever want to hear about.',
  ] as const;
  const filler = ['/filler', '# Other', 'Nothing of it.'] as const;

  it('are found there, in the two sections that answer best', async () => {
    const search = searchOf(apart, ['/builder', '# Builder', 'Of plans.'], filler);
    expect(await search.find('builder beaver')).toEqual(['/apart#beaver', '/apart#use']);
  });

  it('come after sections that hold them all', async () => {
    const search = searchOf(apart, ['/both', '# Recipe', 'Take the beaver with a builder.'], filler);
    expect(await search.find('builder beaver')).toEqual(['/both', '/apart#beaver', '/apart#use']);
  });

  it('are found as typed before words with mistakes are found together', async () => {
    const search = searchOf(apart, ['/near', '# Beavers and builders', 'Beavers.'], filler);
    expect((await search.find('builder beaver')).sort()).toEqual(['/apart#beaver', '/apart#use', '/near']);
    const mistaken = searchOf(apart, ['/near', '# Builder weaver'], filler);
    expect(await mistaken.find('builder beaver')).toEqual(['/apart#beaver', '/apart#use']);
  });
});

describe('other words for the same', () => {
  const search = searcher(
    siteOf(
      [
        page('/evaluators', ['# Evaluators', 'An evaluator decides.']),
        page('/judge', ['# Judge models', 'Another text.']),
        page('/dataset', ['# HF_JAILBREAKBENCH', 'Data.']),
        page('/limits', ['# The rate limit', 'When answers stop.']),
        page('/throttling', ['# Throttling']),
        page('/requests', ['# Requests', 'What is sent.']),
      ],
      [
        ['evaluator', 'judge'],
        ['HF_JAILBREAKBENCH', 'jbb'],
        ['rate limit', 'throttling', 'too many requests'],
      ],
    ),
  );

  it('are found both ways, after what was typed', async () => {
    expect(await search.find('judge')).toEqual(['/judge', '/evaluators']);
    expect((await search.find('evaluator')).slice(0, 2)).toEqual(['/evaluators', '/judge']);
  });

  it('are found by short names that stand nowhere', async () => {
    expect(await search.find('jbb')).toEqual(['/dataset']);
    expect(await search.find('JBB')).toEqual(['/dataset']);
  });

  it('are also found by forms of them', async () => {
    expect(await search.find('judges')).toContain('/evaluators');
    expect(await search.find('rate limits')).toEqual(['/limits', '/throttling']);
  });

  it('may be of several words', async () => {
    expect(await search.find('throttling')).toEqual(['/throttling', '/limits']);
    expect((await search.find('too many requests'))[0]).toBe('/requests');
    expect(await search.find('too many requests')).toContain('/limits');
  });

  it('are not those of a part of a name', async () => {
    expect(await search.find('rate')).toEqual(['/limits']);
    expect(await search.find('throttling rate')).toEqual(['/limits']);
    expect(await search.find('rate limit')).not.toContain('/requests');
    expect(await search.find('requests')).toEqual(['/requests']);
    expect(await search.find('many requests')).toEqual(['/requests']);
  });
});

describe('forms of a word', () => {
  const search = searchOf(['/one', '# Prompts'], ['/two', '# Evaluator'], ['/three', '# Evaluate']);

  it('are found by each other, the nearest first', async () => {
    const forms = searchOf(['/form', '# Prompting'], ['/plural', '# Prompts']);
    expect(await forms.find('prompt it')).toEqual(['/plural', '/form']);
    expect(await search.find('prompt')).toEqual(['/one']);
    expect(await search.find('evaluators')).toEqual(['/two', '/three']);
    expect((await search.find('evaluating')).sort()).toEqual(['/three', '/two']);
    expect(await search.find('evaluate')).toEqual(['/three', '/two']);
  });
});

describe('words that say nothing', () => {
  const search = searchOf(
    ['/install', '# Install it'],
    ['/how', '# How it works'],
    ['/guard', '# Guard', 'how'],
  );

  it('are ignored beside others', async () => {
    expect((await search.find('how do I install this'))[0]).toBe('/install');
    expect(await search.find('the guard')).toEqual(['/guard']);
  });

  it('are found in titles when there are no others', async () => {
    expect(await search.find('how')).toEqual(['/how']);
    expect(await search.find('how it')).toEqual(['/how']);
  });
});

describe('other languages', () => {
  it.each([
    ['accents that were left out', 'prufung', '# Prüfung'],
    ['accents that were added', 'déjà', '# Deja vu'],
    ['compatibility forms', 'ﬁnd', '# Findings'],
    ['Cyrillic', 'команда', '# Красная команда'],
    ['a word within a Japanese title', '文書', '# 日本語の文書'],
    ['an unfinished Chinese word', '红队', '# 红队测试'],
    ['Thai', 'ภาษาไทย', '# ภาษาไทยง่าย'],
    ['Hebrew', 'שלו', '# שלום עולם'],
  ])('are found: %s', async (_, query, title) => {
    expect(await searchOf(['/a', title], ['/b', '# Another']).find(query)).toEqual(['/a']);
  });
});
