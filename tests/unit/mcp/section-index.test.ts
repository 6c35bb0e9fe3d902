import { expect, test } from 'vitest';
import { type AnsweringSection, sectionIndex } from '../../../src/mcp/section-index.ts';
import { stopWordsOf } from '../../../src/search/core/stop-word-lists.ts';

const section = (path: string, anchor: string, others: Partial<AnsweringSection> = {}): AnsweringSection => ({
  path,
  anchor,
  heading: '',
  page: '',
  text: '',
  questions: [],
  ...others,
});
const ask = sectionIndex(
  [
    section('/ci', '', { page: 'Test in CI', questions: ['How do I run the tests in a pipeline?'] }),
    section('/ci', 'fail', {
      page: 'Test in CI',
      heading: 'Exit codes',
      text: 'The command [ends](https://docs.example) with 1.',
      questions: ['How do I make the build fail?', 'pipeline stays green with findings'],
    }),
    section('/keys', 'file', {
      page: 'Keys',
      heading: 'Environment file',
      text: 'Variables are read from `.env`.',
      questions: ['Where do I put OPENAI_API_KEY?', 'Which file holds my secrets?'],
    }),
  ],
  stopWordsOf('en'),
);
const first = (question: string) => ask(question)[0];

test('a section is found by a question that it answers, though its text has none of the words [2T.34]', () => {
  expect(first('My pipeline is green although there are findings')).toMatchObject({
    path: '/ci',
    anchor: 'fail',
    question: 'pipeline stays green with findings',
  });
  expect(first('How do I make the build fail?')?.likeness).toBeCloseTo(1);
});

test('it is found by its heading, its page and its text as well, and not by where its links lead', () => {
  expect(first('exit code')?.anchor).toBe('fail');
  expect(first('variables read')).toMatchObject({ anchor: 'file', question: undefined, likeness: 0 });
  expect(ask('ends')).toHaveLength(1);
  expect(ask('https')).toEqual([]);
});

test('other forms of a word, and an identifier without its signs or in part, are the same', () => {
  expect(first('failing builds')?.anchor).toBe('fail');
  expect(first('openaiApiKey')?.path).toBe('/keys');
  expect(first('API key')?.path).toBe('/keys');
});

test('a rare word tells more than one that many sections have', () => {
  const rare = sectionIndex(
    [
      section('/a', '', { text: 'run plan' }),
      section('/b', '', { text: 'run scope' }),
      section('/c', '', { text: 'run run run' }),
    ],
    new Set(),
  );
  expect(rare('run scope')[0]?.path).toBe('/b');
});

test('languages whose words have no blanks between them are read word by word', () => {
  const zh = sectionIndex(
    [section('/zh', '', { questions: ['测试报告保存在哪里?'] }), section('/x', '', { text: '模型' })],
    stopWordsOf('zh-CN'),
  );
  expect(zh('报告在哪里').map(({ path }) => path)).toEqual(['/zh']);
});

test.each(['', '???', 'how do I', '\uD800', 'zzzz'])(
  'a text that says nothing known finds nothing: %j',
  (text) => {
    expect(ask(text)).toEqual([]);
  },
);

test('without sections nothing is found', () => {
  expect(sectionIndex([], new Set())('run')).toEqual([]);
});
