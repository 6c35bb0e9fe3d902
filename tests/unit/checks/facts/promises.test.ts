import { expect, test } from 'vitest';
import { promises } from '../../../../checks/facts/promises.ts';
import { linesOf } from './fixture.ts';

test('promises that the model keeps pass, and so do conditions, questions and what is said of others', async () => {
  expect(await linesOf(promises, 'pass')).toEqual([]);
});

test('a promise that the model contradicts is an error that names the variable or the hosts', async () => {
  const line = (number: number, words: string, truth: string) =>
    `line ${number}: "${words}" is promised, but ${truth}. Say that, or take the promise back.`;
  const either = 'OPENAI_API_KEY or DETOXIO_API_KEY';
  expect(await linesOf(promises, 'fail')).toEqual([
    line(7, 'no key', 'HF_LMSYS needs HF_TOKEN'),
    line(11, 'without any key', `stargazer needs ${either}`),
    line(13, 'no API key', `dtx redteam run needs ${either}`),
    line(20, 'No key', 'dtx redteam run needs GROQ_API_KEY'),
    line(28, 'without an API key', 'dtx attack run needs OPENAI_API_KEY'),
    line(32, 'No key', `the script needs ${either}`),
    line(36, 'without an OpenAI key', 'PAIR needs OPENAI_API_KEY'),
    line(38, 'offline', 'ibm38 contacts Hugging Face Hub'),
    line(40, 'Nothing leaves', '--agent groq contacts Groq'),
    line(42, 'without a network', 'dtx redteam run contacts Hugging Face Hub, OpenAI, Detoxio AI Gateway'),
    line(44, 'no key', `--eval openai needs ${either}`),
  ]);
});
