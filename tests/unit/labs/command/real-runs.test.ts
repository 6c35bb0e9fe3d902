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

  test.each(['OWASP LLM', 'owasp_llm', 'nist', 'llm', 'gdpr', 'mitre', 'iso'])(
    'is not one with --framework %s, which selects plugins',
    (framework) => {
      const { codes } = explained(`dtx redteam scope "a shop" s.yml --framework "${framework}"`);
      expect([...codes]).toEqual([0, 1, 130]);
    },
  );

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

test('an address of the target that DTX does not obey is told before a key is sent', () => {
  const notes = explained(
    'OPENAI_BASE_URL=http://127.0.0.1:1/v1 dtx redteam run --agent litellm --url openai/m --dataset garak',
  ).items('notes');
  expect(notes).toContain('Prompts and `OPENAI_API_KEY` go to `https://api.openai.com`');
  expect(notes).toContain('Set `OPENAI_API_BASE`');
});
