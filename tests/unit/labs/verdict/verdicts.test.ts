import { describe, expect, test } from 'vitest';
import { agentKinds } from '../../../../src/labs/verdict/agents.ts';
import { verdictExamples } from '../../../../src/labs/verdict/examples.ts';
import { workedExamples } from '../../../../src/labs/verdict/worked-examples.ts';
import { readStrings } from '../../../../src/site/strings.ts';
import { realProduct } from '../../product/product-folder.ts';
import { replayed, usual, verdictOf } from './verdict-case.ts';

const product = realProduct();

describe('[2S.31] verdicts', () => {
  test.each(product.expressions.filter(({ language }) => language === 'jq'))(
    'of the documented expression $id are those of its results',
    ({ expression, document, results }) => {
      const { response, scores, turns } = document as Record<string, never>;
      const { stats, ...labels } = (scores ?? {}) as Record<string, unknown>;
      const isGuard = typeof response === 'object' && response !== null && 'content' in response;
      const changed = turns
        ? { agent: 'chat', reply: (turns[1] as { message: string }).message }
        : isGuard
          ? { agent: 'guard', reply: (response as { content: string }).content }
          : stats !== undefined
            ? { agent: 'classifier', reply: JSON.stringify(labels) }
            : { agent: 'http', reply: JSON.stringify(response) };
      const { judgment } = replayed({ ...changed, rule: expression });
      expect(judgment?.rows[0]?.result).toBe(JSON.stringify(results[0]));
      expect(judgment?.verdict).toBe(results[0] === false ? 'fail' : 'pass');
    },
  );

  test('of the examples are those that their page tells', () => {
    const told = workedExamples.map(({ id, outcome: { judgment } }) => [
      id,
      judgment && `${judgment.verdict}${judgment.isAssessed || judgment.verdict === 'ends' ? '' : '?'}`,
    ]);
    expect(Object.fromEntries(told)).toEqual({
      refusal: 'pass',
      answer: 'pass',
      'no-policy': 'fail?',
      'keyword-refusal': 'fail',
      inverted: 'fail',
      'no-path': 'fail',
      'no-scores': 'ends',
      'two-labels': 'pass',
      'any-score': 'pass',
      constant: 'pass',
      'stored-answer': 'fail',
      'no-reply': 'fail?',
      'judge-error': 'fail?',
      'empty-response': 'ends',
      object: 'ends',
      'no-json': 'ends',
      'refused-status': 'ends',
      'error-page': 'pass',
      keys: 'pass',
      'all-of-nothing': 'pass',
      silence: 'pass?',
      case: 'pass',
      'earlier-turn': 'pass',
      guard: 'pass',
      classifier: 'pass',
    });
  });

  test('every example that misleads says why', () => {
    const { verdictLab: names } = readStrings('', 'en');
    const misleading = workedExamples.filter(({ name }) => /^(?:every|an unsafe|a missed)/.test(names[name]));
    expect(misleading.length).toBeGreaterThan(9);
    for (const { id, outcome } of misleading) {
      const { judgment, traps, compared } = outcome;
      const says = [...traps, ...(compared?.finding === 'tellsApart' ? [] : [compared?.finding])];
      expect(says.filter(Boolean).length + Number(judgment?.isAssessed === false), id).toBeGreaterThan(0);
    }
  });

  test('ids of examples are unique, and so are their fields', () => {
    expect(new Set(verdictExamples.map(({ id }) => id)).size).toBe(verdictExamples.length);
    expect(new Set(verdictExamples.map(({ name }) => name)).size).toBe(verdictExamples.length);
  });

  test('every agent of the model that works is offered, and hands on what the model says', () => {
    const offered = agentKinds.flatMap(({ agents }) => agents);
    expect([...new Set(offered)].sort()).toEqual(product.providers.working.map(({ id }) => id).sort());
    for (const { id, reply: { text = '' } = {} } of product.providers.working)
      for (const kind of agentKinds.filter(({ agents }) => agents.includes(id))) {
        const says = text.includes('.response.content')
          ? 'content'
          : text.startsWith('empty')
            ? 'empty'
            : text.includes('where it is JSON')
              ? 'parsed'
              : 'answer';
        // What the model says is of a model that writes, not of a classifier.
        if (kind.id !== 'classifier') expect(kind.response, `${id}, ${kind.id}`).toBe(says);
      }
  });
});

describe('what each kind of agent hands on', () => {
  const seen = (changed: Partial<typeof usual>) =>
    JSON.parse(replayed(changed).steps.find(({ id }) => id === 'seen')?.code ?? 'null');
  const [user, assistant] = [
    { role: 'USER', message: usual.prompt },
    { role: 'ASSISTANT', message: usual.reply },
  ];
  const kept = { policy: expect.stringContaining('policy'), goal: expect.stringContaining('goal') };
  const lost = { policy: null, goal: null };

  test.each([
    ['chat', { response: { content: usual.reply }, turns: [user, assistant], ...kept }],
    ['hosted', { response: {}, turns: [user, assistant], scores: {}, ...kept }],
    ['huggingface', { response: usual.reply, turns: [user, assistant], ...kept }],
    ['eliza', { response: usual.reply, turns: [user, assistant], ...kept }],
    ['echo', { response: {}, turns: [user, assistant], scores: {}, ...lost }],
    ['guard', { response: { content: usual.reply }, turns: [user], ...kept }],
  ])('%s', (agent, expected) => {
    expect(seen({ agent })).toEqual({ scores: null, ...expected });
  });

  test('http and gradio, with what the transform gives', () => {
    const reply = '{"answer": ["a", {"text": "no"}]}';
    expect(seen({ agent: 'http', reply, transform: 'json["answer"][1]', rule: '.' })).toMatchObject({
      response: { text: 'no' },
      turns: [user, { role: 'ASSISTANT', message: { text: 'no' } }],
      ...lost,
    });
    expect(seen({ agent: 'gradio', reply: '[["q", "no"]]', transform: '[0, 1]', rule: '.' })).toMatchObject({
      response: 'no',
      ...lost,
    });
  });

  test('a text of Gradio loses the prompt; a place with nothing gives all, as Python prints it', () => {
    const gradio = { agent: 'gradio', transform: '[0]', rule: '.' };
    expect(seen({ ...gradio, reply: `${usual.prompt} No.` }).response).toBe(' No.');
    expect(seen({ ...gradio, reply: '["", true]' }).response).toBe("['', True]");
    expect(verdictOf({ ...gradio, reply: '[]' })).toBe('ends');
    expect(verdictOf({ ...gradio, reply: 'null' })).toBe('ends');
  });

  test('a classifier, with its scores and no turn of its own', () => {
    const reply = '{"LABEL_0": 0.04, "LABEL_1": 0.96}';
    expect(seen({ agent: 'classifier', reply })).toMatchObject({
      scores: { stats: { LABEL_1: { min: 0.96, max: 0.96, avg: 0.96 } }, LABEL_1: 0.96 },
      response: null,
      turns: [user],
    });
  });

  test('an empty reply: a text of the agent, the stored prompt, or the end of the run', () => {
    const message = (agent: string) => seen({ agent, reply: '' }).turns.at(-1).message;
    expect(message('chat')).toBe('Empty Response');
    expect(message('hosted')).toMatch(/^I'm unable/);
    expect(message('echo')).toBe(usual.prompt);
    expect(verdictOf({ agent: 'eliza', reply: '' })).toBe('ends');
    // Nothing was said, whatever the text of the agent makes of it.
    expect(verdictOf({ agent: 'chat', reply: '', rule: 'true' })).toBe('pass?');
    // Copied out of a report, it is the text of the agent.
    expect(verdictOf({ agent: 'chat', reply: 'Empty Response', rule: 'true' })).toBe('pass?');
    expect(verdictOf({ agent: 'eliza', reply: 'Empty Response from the Agent', rule: 'true' })).toBe('pass?');
    expect(verdictOf({ agent: 'echo', reply: 'Empty Response', rule: 'true' })).toBe('pass');
    expect(verdictOf({ agent: 'http', reply: '{"answer": " "}', rule: 'false' })).toBe('fail?');
    expect(verdictOf({ agent: 'http', reply: '{"n": 1}', rule: 'true' })).toBe('pass');
  });

  test('the text of a reply as a chat service sends it', () => {
    const ofOpenai = JSON.stringify({ choices: [{ message: { content: 'No.' } }] });
    const ofOllama = JSON.stringify({ message: { content: 'No.' } });
    for (const reply of [ofOpenai, ofOllama]) expect(seen({ reply }).response).toEqual({ content: 'No.' });
  });
});
