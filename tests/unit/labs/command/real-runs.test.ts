import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandTask } from '../../../../src/labs/command/command-task.ts';
import { makeFacts } from '../../../../src/labs/command/make-facts.ts';
import type { SectionName } from '../../../../src/labs/command/report.ts';
import { realProduct } from '../../product/product-folder.ts';

const facts = makeFacts(realProduct());
const recording = new URL('../../../fixtures/command-line/real-runs.tsv', import.meta.url);
const runs = readFileSync(recording, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([exit = '', files = '', command = '']) => ({ exit: Number(exit), files: files.split(' '), command }));

/**
 * What only the machine knows: keys that are set, files that exist and what is in them, and whether a host answers. Of
 * these the lab names every code that is possible.
 */
const dependsOnMachine =
  /nosuch\.yml|empty\.yml|no\/r\.|plan_file (?:scope|garak)\.yml|--plan garak|--dataset (?:beaver|lmsys|renellm|stargazer|xtreamjb)|--agent (?:ollama|openai --url)|attack run .*(?:PAIR --task x$|provider groq)/;

function explained(command: string) {
  const { calls } = commandTask({ command }, facts);
  const items = (name: SectionName) =>
    calls[0]?.sections.find((section) => section.name === name)?.items.join('\n') ?? '';
  const codes = items('exit').match(/^\d+/gm)?.map(Number) ?? [];
  return { codes: new Set(codes), items };
}

describe('[2S.36] what DTX did, as it was recorded', () => {
  test('has more than a hundred command lines', () => {
    expect(runs.length).toBeGreaterThan(100);
  });

  test.each(runs)('$command ends with $exit', ({ command, exit }) => {
    const { codes } = explained(command);
    expect([...codes]).toContain(exit);
    // A single code is a promise. Of a call that ran well, an error of the machine stays possible.
    if (exit !== 0 && !dependsOnMachine.test(command)) expect([...codes]).toEqual([exit]);
  });

  test.each(runs.filter(({ exit, files }) => exit === 0 && files[0] !== ''))(
    '$command writes $files',
    ({ command, files }) => {
      const { codes, items } = explained(command);
      // Of a call that tests nothing, the lab tells what the corrected one writes.
      if (codes.size === 1) return;
      const told = [...items('writes').matchAll(/`([^`]*)`/g)].flatMap(([, name]) => name || []);
      expect(told.toSorted()).toEqual(files.toSorted());
    },
  );
});

describe('a run that tests nothing', () => {
  test.each([
    'dtx redteam run --agent echo --dataset garak --plugin nosuch -o',
    'dtx redteam scope "a shop" s.yml --framework mitre-atlas',
    'dtx redteam scope "a shop" s.yml --framework agentic',
    'dtx redteam run --agent echo --dataset garak --max_prompts 0',
  ])('%s ends with 0, and the lab says so', (command) => {
    expect(explained(command).items('exit')).toBe('0, although nothing is tested. No message says so.');
  });

  test.each(['OWASP LLM', 'owasp_llm', 'ai-act', 'nist', 'llm', 'gdpr', 'mitre', 'iso'])(
    'is not one with --framework %s, which selects plugins',
    (framework) => {
      const { codes } = explained(`dtx redteam scope "a shop" s.yml --framework "${framework}"`);
      expect([...codes]).toEqual([0, 1, 130]);
    },
  );

  test('names the titles of frameworks that select something', () => {
    const { problems } = commandTask(
      { command: 'dtx redteam scope "a" s.yml --framework mitre-atlas' },
      facts,
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(/selects nothing.*MITRE ATLAS/);
    expect(problems[0]?.message).not.toContain('Agentic');
  });

  test.each(['^TOXICITY', 'copyright', 'ip_leak'])('is not one with --plugin %s', (plugin) => {
    expect(explained(`dtx redteam scope "a shop" s.yml --plugin ${plugin}`).codes.size).toBe(3);
  });
});

describe('with a plan', () => {
  const plan = 'dtx redteam run --agent echo --plan_file p.yml';

  test('the name of a dataset is checked, other values without effect are not', () => {
    expect([...explained(`${plan} --dataset nosuch`).codes]).toEqual([1]);
    expect(
      [...explained(`${plan} --samples 0 --threads 5 --tactics nosuch --plugin nosuch`).codes].length,
    ).toBe(3);
    expect([...explained(`${plan} --eval nosuch`).codes]).toEqual([2]);
  });
});

describe('hosts that a proxy saw DTX contact', () => {
  const start = ['raw.githubusercontent.com/BerriAI'];
  const run = [...start, 'huggingface.co', 'localhost:11434'];

  test.each([
    ['dtx plugins list', start, ['huggingface.co', 'openai.com']],
    ['dtx redteam scope "a shop" s.yml', start, ['huggingface.co']],
    ['dtx redteam plan s.yml p.yml --dataset garak', start, ['huggingface.co', 'localhost:11434']],
    ['dtx redteam plan s.yml p.yml --dataset beaver', run, ['openrouter.ai']],
    ['dtx redteam run --agent echo --dataset garak', run, ['openrouter.ai', 'groq.com']],
    ['dtx redteam run --agent litellm --url openai/m --dataset garak', [...run, 'api.openai.com/v1'], []],
    [
      'dtx redteam run --agent openai --url m --dataset garak',
      [...run, 'api.openai.com/v1'],
      ['openrouter.ai'],
    ],
    ['dtx redteam run --agent groq --url m --dataset garak', [...run, 'api.groq.com/v1'], []],
    ['dtx redteam run --agent anthropic --url m --dataset garak', [...run, 'api.anthropic.com/v1'], []],
    ['dtx redteam run --agent echo --dataset xtreamjb', [...run, 'openrouter.ai', 'api.openai.com'], []],
    ['dtx redteam run --agent echo --dataset jbb', [...run, 'JailbreakBench/artifacts'], []],
    ['dtx attack run --attack PAIR --task x', [...start, 'api.openai.com'], ['huggingface.co']],
    ['dtx copilot prompts', start, ['openai.com', 'huggingface.co']],
  ])('%s', (command, seen, notSeen) => {
    const told = explained(command).items('contacts');
    for (const host of seen) expect(told).toContain(host);
    for (const host of notSeen) expect(told).not.toContain(host);
  });

  test('a variable of the text that moves one is told with what has an effect', () => {
    const command =
      'OPENAI_API_BASE=http://x/v1 dtx redteam run --agent litellm --url openai/m --dataset garak';
    expect(explained(command).items('contacts')).toMatch(
      /`OPENAI_API_BASE` is set here\. What has an effect: .*`openai\/…`/,
    );
  });
});

test('an address of the target that DTX does not obey is told before a key is sent', () => {
  const notes = explained(
    'OPENAI_BASE_URL=http://127.0.0.1:1/v1 dtx redteam run --agent litellm --url openai/m --dataset garak',
  ).items('notes');
  expect(notes).toContain('Prompts and `OPENAI_API_KEY` go to `https://api.openai.com`');
  expect(notes).toContain('Set `OPENAI_API_BASE`');
});
