import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { names } from '../../../../checks/examples/names.ts';
import { readPageSource } from '../../../../checks/source/page-source.ts';
import { realProduct } from '../../product/product-folder.ts';
import { page, siteOf } from '../../site-folder.ts';

const file = 'content/docs/p.md';
const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/examples/names/${name}`, import.meta.url), 'utf8');

describe('names in examples', () => {
  const product = realProduct();

  async function examine(source: string) {
    const site = await siteOf({ 'p.md': source });
    const found = site.find('/p');
    if (found?.kind !== 'doc') throw new Error('the page of the test is missing');
    const { count, problems } = await names.examine(readPageSource(found), product);
    return { count, problems: problems.map(({ message }) => message) };
  }

  test('that exist are counted and accepted', async () => {
    const { count, problems } = await examine(fixture('pass.md'));
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(25);
  });

  test('that do not exist are named with line, problem and fix', async () => {
    const { problems } = await examine(fixture('fail.md'));
    const line = (number: number, problem: string) => `${file}: line ${number}: ${problem}.`;
    expect(problems).toEqual([
      line(
        7,
        '"toxicity:hate_speech:harasment" is not a plugin and begins none. Perhaps "toxicity:hate_speech:harassment" is meant',
      ),
      line(
        8,
        '"toxicity:hatespeech" is not a plugin and begins none. Perhaps "toxicity:hate_speech" is meant',
      ),
      line(9, 'plugin id "misinformation:competition:*" is shortened. Write it out'),
      line(10, 'plugin id "…:biased_comparison" is shortened. Write it out'),
      line(
        11,
        '"toxcity:hate_speech:harassment" is not a plugin. Perhaps "toxicity:hate_speech:harassment" is meant',
      ),
      line(12, '"HF_AIRBENCHS" is not a dataset and no variable. Perhaps "HF_AIRBENCH" is meant'),
      line(13, '"STARGASER" is not a dataset and no variable. Perhaps "STARGAZER" is meant'),
      line(14, '"STRINGRAY" is an old spelling. Write "STINGRAY"'),
      line(15, '--dataset knows no "garrak". Perhaps "garak" is meant'),
      line(16, '"hf_model" is an old spelling. Write "huggingface"'),
      line(
        17,
        '"IBM_GRANITE_TOXICITY_HAP_39M" is not an evaluator. Perhaps "IBM_GRANITE_TOXICITY_HAP_38M" is meant',
      ),
      line(18, '--eval knows no "ibm83". See content/product/evaluators.yml'),
      line(19, 'variable "OPENAI_API_KEYS" is not known. Perhaps "OPENAI_API_KEY" is meant'),
      line(
        20,
        'variable "COMPANY_API_KEY" is not known. Declare it on the page, or add it to content/product/environment.yml',
      ),
      line(
        21,
        'variable "SHOP" is not known. Declare it on the page, or add it to content/product/environment.yml',
      ),
      line(26, 'evaluator "ANY_JSONPATH_EXP" is not of type "TOXICITY". Its type is "JSON_EXPRESSION"'),
      line(29, '"JSON_EXPRESION" is not a type of evaluator. Perhaps "JSON_EXPRESSION" is meant'),
      line(32, '"ANY_JSONPATH_EXPRESSION" is not an evaluator. See content/product/evaluators.yml'),
      line(37, '"jbb" is not a dataset value of a plan. Write "HF_JAILBREAKBENCH"'),
      line(41, 'PromptDataset has no member "HF_BEAVERTAIL". Perhaps "HF_BEAVERTAILS" is meant'),
      line(42, 'variable "GROK_API_KEY" is not known. Perhaps "GROQ_API_KEY" is meant'),
      line(
        46,
        'variable "COMPANY_URL" is not known. Declare it on the page, or add it to content/product/environment.yml',
      ),
      line(50, 'variable "OPENAI_APIKEY" is not known. Perhaps "OPENAI_API_KEY" is meant'),
      line(
        51,
        'variable "UNSET" is not known. Declare it on the page, or add it to content/product/environment.yml',
      ),
      line(52, 'variable "GROQ_API_KYE" is not known. Perhaps "GROQ_API_KEY" is meant'),
    ]);
  });

  test('are not looked for in prose', async () => {
    expect(await examine(page({}, 'toxicity:hate_speech:harasment and STRINGRAY.'))).toEqual({
      count: 0,
      problems: [],
    });
  });

  test('of an older version may be named with the current one in a sentence, not in a block', async () => {
    const sentence = page({}, 'The dataset `STRINGRAY` is `garak` today.');
    expect((await examine(sentence)).problems).toEqual([]);
    const block = page({}, '```yaml\n# STINGRAY\ndataset: STRINGRAY\n```');
    expect((await examine(block)).problems).toEqual([
      `${file}: line 8: "STRINGRAY" is an old spelling. Write "STINGRAY".`,
    ]);
  });
});
