import { describe, expect, test } from 'vitest';
import { renderBody, rowsOf, rowText, textOf } from './rendered-page.ts';

describe('messages of DTX', () => {
  test('are listed word for word with cause and fix, each at an address', async () => {
    const { html } = await renderBody('::messages');
    expect(rowsOf(html).length).toBeGreaterThan(30);
    expect(rowText(html, 'message-host-header')).toMatch(/^Missing 'Host' header in raw HTTP request\./);
    expect(rowText(html, 'message-host-header')).toContain('Add the header below the first line.');
  });

  test('are those that a page names, in its order', async () => {
    const { html } = await renderBody('::messages{ids="no-policy, jq-error"}');
    expect(rowsOf(html)).toEqual(['message-no-policy', 'message-jq-error']);
  });
});

describe('known issues of DTX', () => {
  test('are listed with what was observed, expected, a way around and the version that was read', async () => {
    const { html } = await renderBody('::known-issues');
    expect(rowText(html, 'issue-ollama-address')).toMatch(
      /OLLAMA_BASE_URL.*always calls http:\/\/localhost:11434.*Expected: .*0\.34.*litellm/,
    );
  });

  test('lead from the page of a command to their entry, and tell the way around at once', async () => {
    const { html } = await renderBody('::known-issues{ids="ddtx-no-rich"}');
    expect(html).toContain('href="/community/known-issues#issue-ddtx-no-rich"');
    expect(textOf(html)).toContain('Leave it out.');
    expect(rowsOf(html)).toEqual([]);
  });
});
