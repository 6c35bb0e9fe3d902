import { describe, expect, test } from 'vitest';
import { mistakesOf } from '../../site-folder.ts';
import { renderBody, rowsOf, rowText } from './rendered-page.ts';

describe('what leaves the machine', () => {
  test('is shown by agent: host, data, reason and off-switch', async () => {
    const { html } = await renderBody('::connections{of="agent"}');
    expect(rowText(html, 'connection-agent-openai')).toMatch(
      /^openai # OpenAI What is sent: Each prompt.* key .*OPENAI_BASE_URL.*litellm/,
    );
    expect(html).toContain('href="/architecture/network#host-openai"');
    expect(rowText(html, 'connection-agent-none')).toMatch(/^echo # no other machine It answers/);
    expect(rowsOf(html)).not.toContain('connection-attack-run');
  });

  test('names evaluators and datasets as they are typed', async () => {
    const { html } = await renderBody('::connections{of="evaluator"}\n\n::connections{of="dataset"}');
    expect(rowText(html, 'connection-evaluator-policy')).toMatch(
      /^openai # OpenAI ; Detoxio AI Gateway ; Hugging Face Hub What is sent: The prompt/,
    );
    expect(rowText(html, 'connection-dataset-built-in')).toMatch(/^garak #/);
  });

  test('says what is not known, with the mark for it', async () => {
    const { html } = await renderBody('::connections{of="command"}\n\n::hosts');
    expect(rowText(html, 'connection-run-openai-probe')).toMatch(
      /Inferred\..*What is sent: A request for the list of models/,
    );
    expect(rowText(html, 'host-litellm-provider')).toMatch(
      /Not confirmed\..* # .*not known Changed with: OPENAI_BASE_URL/,
    );
  });

  test('is shown by host, with all that contacts it', async () => {
    const { html } = await renderBody('::hosts');
    expect(rowText(html, 'host-hub')).toMatch(
      /huggingface\.co.*Command: dtx redteam run .*Agent: huggingface .*Evaluator: ibm38 .*Dataset: beaver/,
    );
  });

  test('ends with what works without a network', async () => {
    const { html } = await renderBody('::offline');
    expect(rowText(html, 'offline-first-run')).toMatch(/echo.*No\. Every run loads two classifiers/);
  });

  test('refuses a kind that is none', async () => {
    const [line] = await mistakesOf(() => renderBody('::connections{of="provider"}'));
    expect(line).toContain(
      '"provider" is not a kind of connection; known: command, agent, evaluator, dataset',
    );
  });
});
