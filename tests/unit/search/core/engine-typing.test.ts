import { describe, expect, it } from 'vitest';
import { searchOf } from './sites.ts';

describe('mistakes', () => {
  const search = searchOf(
    ['/tap', '# Tap'],
    ['/prompt', '# Prompt'],
    ['/scanner', '# Scanner'],
    ['/models', '# Models', 'gpt4 answers 404'],
    ['/installation', '# Installation'],
    ['/redteam', '# Guide', 'redteam'],
    ['/injection', '# Other', 'prompts for injection'],
  );

  it.each([
    ['two letters in the wrong order', 'tpa', '/tap'],
    ['a letter too few', 'pompt', '/prompt'],
    ['a letter too much', 'proompt', '/prompt'],
    ['a wrong letter', 'prumpt', '/prompt'],
    ['two mistakes in 7 letters', 'scamnor', '/scanner'],
    ['a wrong first letter in 7 letters', 'zcanner', '/scanner'],
    ['two mistakes in a longer word', 'instalaton', '/installation'],
    ['a mistake in an unfinished word', 'insatl', '/installation'],
    ['a blank that was left out', 'promptsinjection', '/injection'],
    ['a blank too much', 'red team', '/redteam'],
    ['a hyphen too much', 'red-team', '/redteam'],
  ])('are looked past: %s', async (_, query, found) => {
    expect((await search.find(query))[0]).toBe(found);
  });

  it.each([
    ['any in 2 letters', 'tb'],
    ['two in 6 letters', 'prumbt'],
    ['three in 7 letters', 'skamnor'],
    ['a wrong first letter in 6 letters', 'trompt'],
    ['any in numbers', '405'],
    ['any in what holds a digit', 'gbt4'],
    ['any in flags', '--scaner'],
  ])('are not looked past: %s', async (_, query) => {
    expect(await search.find(query)).toEqual([]);
  });

  it('are looked past in all the words they made', async () => {
    const joined = searchOf(['/redteam', '# Guide', 'redteam'], ['/red', '# Red'], ['/team', '# Team']);
    expect(await joined.find('red team')).toEqual(['/redteam']);
  });

  it('are not looked for in words that read as typed while something is found', async () => {
    const sure = searchOf(['/plan', '# Plan'], ['/plane', '# Planet'], ['/plain', '# Plain']);
    expect(await sure.find('plan')).toEqual(['/plan', '/plane']);
    expect(await sure.find('plain')).toEqual(['/plain']);
  });

  it('are looked for in words that read as typed when nothing is found with them', async () => {
    const sure = searchOf(['/a', '# Form'], ['/b', '# Answers from models']);
    expect(await sure.find('form')).toEqual(['/a']);
    expect(await sure.find('form models')).toEqual(['/b']);
  });
});

describe('unfinished words', () => {
  const search = searchOf(
    ['/installation', '# Installation', 'with docker'],
    ['/docker', '# Docker', 'alone'],
  );

  it('are completed at the end of a query', async () => {
    expect(await search.find('inst')).toEqual(['/installation']);
    expect(await search.find('i')).toEqual(['/installation']);
    expect(await search.find('docker inst')).toEqual(['/installation']);
  });

  it('are not completed before other words', async () => {
    // Nothing is called so: what is left leads to the page it names, and only there.
    expect(await search.find('inst docker')).toEqual(['/docker']);
    expect(await search.find('installation dock')).toEqual(['/installation']);
  });
});
