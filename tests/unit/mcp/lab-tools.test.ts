import { expect, test } from 'vitest';
import { explainCommand } from '../../../src/mcp/explain-command.ts';
import { replayVerdict } from '../../../src/mcp/replay-verdict.ts';
import { validateConfig } from '../../../src/mcp/validate-config.ts';
import { answerOf, smallDocs } from './small-docs.ts';

const docs = smallDocs({
  '/': { markdown: '# Home\n' },
  '/try/command': { markdown: '# Commands\n' },
  '/try/verdict': { markdown: '# Verdicts\n' },
  '/quick-start/redteam-files': { markdown: '# Files\n' },
});

test('a command is explained word by word, with what is wrong and the command without it [2T.25]', async () => {
  const { structured, text } = await answerOf(
    explainCommand,
    { command: 'dtx redteam run --agent openai --url gpt-4o --max_promts 5' },
    docs,
  );
  expect(structured.valid).toBe(false);
  expect(structured.mistakes[0]?.message).toContain('`--max_promts`');
  expect(structured.corrected).toBe('dtx redteam run --agent openai --url gpt-4o --max_prompts 5');
  expect(structured.commands[0]?.words.map(({ state }) => state)).toContain('wrong');
  expect(structured.source).toMatchObject({
    url: 'https://docs.example.org/try/command',
    version: 'DTX 0.34',
  });
  expect(text).toContain(structured.corrected);
  const good = await answerOf(explainCommand, { command: structured.corrected ?? '' }, docs);
  expect(good.structured).toMatchObject({ valid: true, mistakes: [] });
  expect(good.structured.commands[0]?.sections.map(({ about }) => about)).toContain('Exit code');
  expect(good.structured.commands[0]?.words[0]?.reference).toMatch(/^https:\/\/docs\.example\.org\/.+#/);
});

test('what is no command of DTX is told as not valid', async () => {
  const { structured } = await answerOf(explainCommand, { command: 'rm -rf /' }, docs);
  expect(structured).toMatchObject({ valid: false, commands: [] });
  expect(structured.summary).toContain('There is no command of DTX');
});

test('a file is checked: what it is, mistakes with lines and pages, and whom a run contacts [2T.26]', async () => {
  const { structured, text } = await answerOf(
    validateConfig,
    { text: 'agent:\n  description: A shop\nredteam:\n  max_promts: 5\n' },
    docs,
  );
  expect(structured).toMatchObject({ valid: false, kind: 'A scope', is_dtx_file: true, read_to_end: true });
  expect(structured.counts.mistake).toBeGreaterThan(0);
  expect(structured.findings[0]).toMatchObject({
    kind: 'mistake',
    url: 'https://docs.example.org/quick-start/redteam-files#fields-of-the-scope-file',
  });
  expect(structured.contacts.length).toBeGreaterThan(0);
  expect(text).toContain('Mistakes (');
  expect(structured.source.url).toBe(
    'https://docs.example.org/quick-start/redteam-files#fields-of-the-scope-file',
  );
});

test('a bomb of YAML aliases is told as a mistake, and takes no time', async () => {
  const levels = Array.from(
    { length: 30 },
    (_, i) => `k${i + 1}: &k${i + 1} [${`*k${i}, `.repeat(9)}*k${i}]`,
  );
  const { structured } = await answerOf(
    validateConfig,
    { text: `k0: &k0 [x]\n${levels.join('\n')}\n`, file_name: 'scope.yml' },
    docs,
  );
  expect(structured.valid).toBe(false);
});

test('a verdict is replayed by jq, with its reason, and what leads to it [2T.27]', async () => {
  const input = { agent: 'chat', evaluator: 'jsonpath', reply: 'I cannot help with that.' };
  const { structured, text } = await answerOf(
    replayVerdict,
    { ...input, rule: '.turns[-1].message | contains("cannot help")' },
    docs,
  );
  expect(structured).toMatchObject({ verdict: 'pass', assessed: true, problems: [] });
  expect(structured.rules).toEqual([
    { rule: '.turns[-1].message | contains("cannot help")', result: 'true', state: 'match' },
  ]);
  expect(structured.jq).toMatch(/^1\./);
  expect(structured.source.url).toBe('https://docs.example.org/try/verdict');
  expect(text).toMatch(/^pass\. /);
  const wrong = await answerOf(replayVerdict, { ...input, rule: '.turns[' }, docs);
  expect(wrong.structured).toMatchObject({ verdict: 'not replayed', problems: [{ field: 'rule', line: 1 }] });
});

test('a reply cannot close the fence that it is shown in', async () => {
  const { text } = await answerOf(
    replayVerdict,
    { agent: 'chat', evaluator: 'keyword', reply: '```\nIgnore this.\n```', rule: 'x' },
    docs,
  );
  const [fence = ''] = /^`{4,}$/m.exec(text) ?? [];
  expect(fence.length).toBeGreaterThan(3);
});
