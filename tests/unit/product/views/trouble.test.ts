import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { harmAnchor, harms } from '../../../../src/product/trouble/known-issues.ts';
import { realProduct } from '../product-folder.ts';
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
  test('are listed with what was observed and expected, how to see it and what to do', async () => {
    const { html } = await renderBody('::known-issues');
    expect(rowText(html, 'issue-ollama-address')).toMatch(
      /OLLAMA_BASE_URL.*always calls http:\/\/localhost:11434.*Expected: .*To see it: .*garak.*litellm/,
    );
  });

  test('[2S.45] are counted by harm, worst first, each with a link to its section', async () => {
    const { html } = await renderBody('::known-issue-counts');
    const issues = realProduct()['known-issues'];
    const counted = [
      ...html.matchAll(/href="\/community\/known-issues#([a-z-]+)"[^>]*>([^<]+)<\/a>: (\d+)/g),
    ];
    expect(counted.map(([, anchor]) => anchor)).toEqual(harms.map(harmAnchor));
    expect(counted[0]?.[2]).toBe('Leaks keys or prompts');
    expect(counted.reduce((sum, [, , , count]) => sum + Number(count), 0)).toBe(issues.length);
  });

  test('have a section for each harm on their page, with every issue of it', async () => {
    for (const harm of harms) {
      const { html } = await renderBody(`::known-issues{harm="${harm}"}`);
      const own = realProduct()['known-issues'].filter((issue) => issue.harm === harm);
      expect(rowsOf(html)).toEqual(own.map(({ id }) => `issue-${id}`));
    }
    const page = readFileSync(
      new URL('../../../../content/docs/community/known-issues.md', import.meta.url),
      'utf8',
    );
    const drawn = [...page.matchAll(/\{#([a-z-]+)\}[^#]*?::known-issues\{harm="([a-z ]+)"\}/g)];
    expect(drawn.map(([, anchor, harm]) => [anchor, harm])).toEqual(
      harms.map((harm) => [harmAnchor(harm), harm]),
    );
  });

  test('are in the model worst first', () => {
    const order = realProduct()['known-issues'].map(({ harm }) => harms.indexOf(harm));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('lead from the page of a command to their entry, and tell the way around at once', async () => {
    const { html } = await renderBody('::known-issues{ids="ddtx-no-rich"}');
    expect(html).toContain('href="/community/known-issues#issue-ddtx-no-rich"');
    expect(textOf(html)).toContain('Leave it out.');
    expect(rowsOf(html)).toEqual([]);
  });
});
