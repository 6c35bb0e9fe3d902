import { expect, test } from 'vitest';
import { promises } from '../../../../checks/facts/promises.ts';
import { realProduct } from '../../product/product-folder.ts';
import { linesIn, linesOf } from './fixture.ts';

test('promises that the model keeps pass, and so do conditions, questions and what is said of others', async () => {
  expect(await linesOf(promises, 'pass')).toEqual([]);
});

test('a promise that the model contradicts is an error that names the variable or the hosts', async () => {
  const line = (number: number, words: string, truth: string) =>
    `line ${number}: "${words}" is promised, but ${truth}. Say that, or take the promise back.`;
  expect(await linesOf(promises, 'fail')).toEqual([
    line(7, 'no key', 'HF_LMSYS needs HF_TOKEN'),
    line(11, 'without any key', 'stargazer needs OPENAI_API_KEY'),
    line(13, 'no API key', 'dtx redteam run needs OPENAI_API_KEY'),
    line(20, 'No key', 'dtx redteam run needs GROQ_API_KEY'),
    line(28, 'without an API key', 'dtx attack run needs OPENAI_API_KEY'),
    line(32, 'No key', 'the script needs OPENAI_API_KEY'),
    line(36, 'without an OpenAI key', 'PAIR needs OPENAI_API_KEY'),
    line(38, 'offline', 'ibm38 contacts Hugging Face Hub'),
    line(40, 'Nothing leaves', '--agent groq contacts Groq'),
    line(42, 'without a network', 'dtx redteam run contacts Hugging Face Hub'),
    line(44, 'no key', '--eval openai needs OPENAI_API_KEY'),
  ]);
});

test('one of two keys is enough: no key is a promise that is broken, no key of one maker is not', async () => {
  const { datasets } = realProduct();
  const environment = { all: [], any: ['OPENAI_API_KEY', 'DETOXIO_API_KEY'] };
  const product = {
    datasets: datasets.map((each) => (each.id === 'STARGAZER' ? { ...each, environment } : each)),
  };
  const needing = '`stargazer` works without a key.';
  expect(await linesIn(promises, needing, product)).toEqual([
    expect.stringContaining('stargazer needs OPENAI_API_KEY or DETOXIO_API_KEY'),
  ]);
  expect(
    await linesIn(promises, 'With a Detoxio key `stargazer` works without an OpenAI key.', product),
  ).toEqual([]);
});

test('a command that does its work without a network still contacts whom it asks in vain', async () => {
  expect(await linesIn(promises, '`dtx redteam scope` works offline.')).toEqual([]);
  const [line] = await linesIn(promises, '`dtx redteam scope` contacts no other host.');
  expect(line).toContain("dtx redteam scope contacts LiteLLM's price list");
});

test.each([
  'needs no key',
  'works without a key',
  'works without any API key',
  'needs no API keys',
  'works offline',
  'works without internet access',
  'needs no network connection',
  'contacts no other host',
  'works, and no prompts leave',
  'works, and nothing ever leaves',
  'needs no key, but an address',
])('"%s" is a promise that an agent of a hosted model breaks', async (words) => {
  expect(await linesIn(promises, `\`--agent groq\` ${words}.`)).toHaveLength(1);
});

test.each([
  'without a key ends with an error',
  'stops without a key',
  'fails without a key',
  'raises an exception without a key',
  'refuses a run without a key',
  'cannot run without a key',
  'never works offline',
  'does not work offline',
  "doesn't work offline",
  'needs no key unless it is asked',
  'is not known to work offline',
  'has no key of its own',
  'needs `GROQ_API_KEY`, so no key means no run',
  'is online, while `echo` works offline',
])('"%s" promises nothing of it', async (words) => {
  expect(await linesIn(promises, `\`--agent groq\` ${words}.`)).toEqual([]);
});

test('a question promises nothing', async () => {
  expect(await linesIn(promises, 'Does `--agent groq` need no key?')).toEqual([]);
});
