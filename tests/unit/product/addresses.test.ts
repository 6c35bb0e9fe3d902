import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { realProduct } from './product-folder.ts';

/** A model behind LiteLLM that speaks OpenAI's protocol, as a command or a scope names it. */
const behindLitellm = /--agent litellm --url openai\/|model: openai\/|`litellm`[^.\n]*`openai\//;

/** Pages that lead a reader to such a model, with what they say of addresses. */
const pages = globSync('content/docs/**/*.{md,mdx}')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => behindLitellm.test(text) && /OPENAI_(?:BASE_URL|API_BASE)/.test(text));

describe('where a key goes', () => {
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
