import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { realProduct } from './product-folder.ts';

/** A model behind LiteLLM that speaks OpenAI's protocol, as a command or a scope names it. */
const behindLitellm = /--agent litellm --url openai\/|model: openai\/|`litellm`[^.\n]*`openai\//;

/** Pages that lead a reader to such a model, with what they say of addresses. */
const pages = globSync('content/docs/**/*.{md,mdx}')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => behindLitellm.test(text) && /OPENAI_(?:BASE_URL|API_BASE)/.test(text));

/** Headings, fences and all: what a reader sees together. */
const sections = globSync('content/{docs,i18n}/**/*.{md,mdx}').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/^(?=#{2,3} )/m)
    .map((text) => ({ at: `${file}: ${text.split('\n')[0]}`, text })),
);

describe('where a key goes', () => {
  // The first moves the target, the second the judges and the check of the key at the start of every run.
  test('what tells to set OPENAI_API_BASE for a run names OPENAI_BASE_URL in the same section', () => {
    const told = sections.filter(({ text }) => /OPENAI_API_BASE\b/.test(text) && text.includes('litellm'));
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter(({ text }) => !text.includes('OPENAI_BASE_URL')).map(({ at }) => at)).toEqual([]);
  });

  test('what the model tells to set for a run names both variables', () => {
    const { messages, providers, 'known-issues': issues } = realProduct();
    const advice = [
      ...issues.map(({ id, workaround, calls }) => ({
        id,
        text: workaround,
        ofRun: !calls.some(({ command }) => command === 'dtx attack run'),
      })),
      ...messages.map(({ id, fix }) => ({ id, text: fix, ofRun: true })),
      ...providers.litellmPrefixes.map(({ id, state }) => ({ id, text: state?.why ?? '', ofRun: true })),
    ].filter(({ text, ofRun }) => ofRun && text.includes('`OPENAI_API_BASE`'));
    expect(advice.length).toBeGreaterThan(3);
    expect(advice.filter(({ text }) => !text.includes('`OPENAI_BASE_URL`')).map(({ id }) => id)).toEqual([]);
  });

  test('no section names OPENAI_API_KEY for the key of another server over HTTP', () => {
    const other = sections.find(({ at }) => at.includes('openai_apis.md: ## Prerequisites'));
    expect(other?.text).toMatch(/do not name the variable `OPENAI_API_KEY`/);
    expect(other?.text).toMatch(/unset `OPENAI_API_KEY`/);
  });

  test('an issue, a variable and the list of addresses tell that a run sends the key to OpenAI', () => {
    const { environment, connections, 'known-issues': issues } = realProduct();
    expect(issues.find(({ id }) => id === 'key-sent-to-openai')).toMatchObject({ harm: 'leaks keys' });
    expect(environment.find(({ id }) => id === 'OPENAI_BASE_URL')?.purpose).toMatch(/sends that key/);
    expect(connections.connections.find(({ id }) => id === 'run-openai-probe')?.why).toMatch(
      /whatever its agent/,
    );
  });

  test('a page that sends a reader to litellm with an address names the variable that moves it', () => {
    expect(pages.length).toBeGreaterThan(3);
    const leaking = pages.filter(({ text }) => !text.includes('OPENAI_API_BASE'));
    expect(leaking.map(({ file }) => file)).toEqual([]);
  });

  test('no prefix of LiteLLM has an address that a run does not follow', () => {
    const { litellmPrefixes } = realProduct().providers;
    expect(litellmPrefixes.filter(({ address = '' }) => address.endsWith('_BASE_URL'))).toEqual([]);
    // What cannot work has no address to set.
    expect(litellmPrefixes.filter(({ state, address }) => state?.is === 'broken' && address)).toEqual([]);
  });

  test('a page never offers an agent that is broken without saying so', () => {
    const broken = realProduct().providers.working.filter(({ state }) => state?.is === 'broken');
    expect(broken.map(({ id }) => id)).toContain('anthropic');
    const offered = globSync('content/docs/**/*.md').flatMap((file) =>
      broken.flatMap(({ id }) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .filter(
            (line) => line.includes(`--agent ${id}`) && !/not?(?:her)? |neither|broken|cannot/i.test(line),
          )
          .map((line) => `${file}: ${line}`),
      ),
    );
    expect(offered).toEqual([]);
  });
});
