import { describe, expect, test } from 'vitest';
import { mistakesOf } from '../../site-folder.ts';
import { realProduct } from '../product-folder.ts';
import { renderBody, rowsOf, rowText } from './rendered-page.ts';

describe('what leaves the machine', () => {
  test('is shown by agent: host, data, reason and off-switch', async () => {
    const { html } = await renderBody('::connections{of="agent"}');
    expect(rowText(html, 'connection-agent-openai')).toMatch(
      /^openai # OpenAI What is sent: A request for the list of models, then each prompt.* key .*OPENAI_BASE_URL.*litellm/,
    );
    expect(html).toContain('href="/architecture/network#host-openai"');
    expect(rowText(html, 'connection-agent-none')).toMatch(/^echo # no other machine It answers/);
    expect(rowsOf(html)).not.toContain('connection-attack-run');
  });

  test('names evaluators and datasets as they are typed', async () => {
    const { html } = await renderBody('::connections{of="evaluator"}\n\n::connections{of="dataset"}');
    expect(rowText(html, 'connection-evaluator-policy')).toMatch(
      /^openai # OpenAI ; Hugging Face Hub What is sent: The prompt/,
    );
    expect(rowText(html, 'connection-dataset-built-in')).toMatch(/^garak #/);
  });

  test('says where keys and prompts go, whatever a variable promises', async () => {
    const { html } = await renderBody('::connections{of="command"}\n\n::connections{of="agent"}\n\n::hosts');
    expect(rowText(html, 'connection-every-start')).toMatch(/dtx copilot prompts # LiteLLM.s price list/);
    expect(rowText(html, 'connection-agent-litellm')).toContain(
      'OPENAI_API_BASE and OPENAI_BASE_URL for openai/…',
    );
    expect(rowText(html, 'host-litellm-provider')).toMatch(
      /1\.63\.11 sends mistral\/… and together_ai\/… to OpenAI instead, with OPENAI_API_KEY .*Changed with: OPENAI_API_BASE/,
    );
    expect(rowText(html, 'host-openrouter')).toContain('openrouter.ai');
  });

  test('nothing about it is unknown, and no host or connection is doubtful', () => {
    const { hosts, connections, offline } = realProduct().connections;
    expect(JSON.stringify([hosts, connections])).not.toContain('"unknown"');
    expect([...hosts, ...connections, ...offline].filter(({ settle }) => settle)).toEqual([]);
  });

  test('is shown by host, with all that contacts it', async () => {
    const { html } = await renderBody('::hosts');
    expect(rowText(html, 'host-hub')).toMatch(
      /huggingface\.co.*Command: dtx redteam run .*Agent: huggingface .*Evaluator: ibm38 .*Dataset: beaver/,
    );
  });

  test('ends with what works without a network', async () => {
    const { html } = await renderBody('::offline');
    expect(rowText(html, 'offline-first-run')).toMatch(
      /Yes, with echo and garak.*No, with any other dataset/,
    );
  });

  test('refuses a kind that is none', async () => {
    const [line] = await mistakesOf(() => renderBody('::connections{of="provider"}'));
    expect(line).toContain(
      '"provider" is not a kind of connection; known: command, agent, evaluator, dataset',
    );
  });
});
