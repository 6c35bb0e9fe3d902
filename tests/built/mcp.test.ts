import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDeploy } from '../../server/files/deploy.ts';
import { builtDocs } from '../../server/mcp/built-docs.ts';
import { Workplace } from '../../server/mcp/workplace.ts';
import { sampleSentence } from '../../src/markdown/components/code.ts';
import type { Docs } from '../../src/mcp/docs.ts';
import { getPage } from '../../src/mcp/get-page.ts';
import { samplesIn } from '../../src/mcp/samples.ts';
import { searchDocs } from '../../src/mcp/search-docs.ts';
import { readQueries } from '../relevance/read-queries.ts';
import { type Host, ownServer } from '../support/hosts.ts';
import { answerOf } from '../unit/mcp/small-docs.ts';
import { builtFolder, pageOf } from './site.ts';

let docs: Docs;
let host: Host;
beforeAll(async () => {
  docs = builtDocs(await readDeploy(builtFolder), new Workplace());
  host = await ownServer(builtFolder, { rate: false });
});
afterAll(() => host?.stop());

const inEnglish = () => docs.pages.filter(({ language }) => language === 'en');

describe('the tools of the built site', () => {
  test('give every section and every entry of every page, with version and address', async () => {
    expect(inEnglish().length).toBeGreaterThan(100);
    for (const page of inEnglish())
      for (const { id, anchors } of page.sections)
        for (const section of [id, ...anchors]) {
          const { structured } = await answerOf(getPage, { path: page.path, section }, docs);
          const place = `${page.path}#${section}`;
          expect(structured.section, place).toBe(id);
          expect(structured.markdown.length, place).toBeGreaterThan(0);
          expect(structured.bytes, place).toBeLessThanOrEqual(6000 + 10);
          expect(structured.source.version, place).not.toBe('');
          expect(structured.source.url, place).toContain(page.path);
        }
  });

  test('read on from one part of a page to the next, to its end', async () => {
    for (const page of inEnglish()) {
      let [section, rest] = ['', page.sections.length + 1];
      for (
        let next: { section: string; max_bytes?: number | undefined } | undefined = { section };
        next;
        rest--
      ) {
        expect(rest, page.path).toBeGreaterThan(0);
        const args: object = {
          path: page.path,
          max_bytes: next.max_bytes ?? 6000,
          ...(next.section && { section: next.section }),
        };
        const { structured } = await answerOf(getPage, args, docs);
        section = structured.section;
        next = structured.next;
      }
      expect(section, page.path).toBeDefined();
    }
  });

  test('find an answer to nearly every query that has one, and say so of most that have none [2T.22]', async () => {
    const { 'no-answer': none, ...others } = readQueries();
    const says = async (query: string) => (await answerOf(searchDocs, { query }, docs)).structured.answer;
    const asked = Object.values(others).flat();
    const refused: string[] = [];
    for (const { query } of asked) if ((await says(query)) !== 'found') refused.push(query);
    expect(refused.length / asked.length, refused.join(', ')).toBeLessThan(0.02);
    let told = 0;
    for (const { query } of none) if ((await says(query)) !== 'found') told += 1;
    expect(told / none.length).toBeGreaterThan(0.75);
  });

  test('leave each adversarial sample of a page in its fence [2T.24]', async () => {
    const pages = inEnglish().filter(
      ({ path }) => pageOf(path).attributes('[data-sample]', 'data-sample').length > 0,
    );
    expect(pages.length).toBeGreaterThan(0);
    for (const { path } of pages) {
      const { structured } = await answerOf(getPage, { path, max_bytes: 200_000 }, docs);
      const count = pageOf(path).attributes('[data-sample]', 'data-sample').length;
      expect(structured.markdown.split(sampleSentence).length - 1, path).toBe(count);
      expect(samplesIn(structured.markdown), path).toHaveLength(count);
    }
  });
});

const transports = {
  HTTP: () => new StreamableHTTPClientTransport(new URL('/mcp', host.origin)),
  'standard input and output': () =>
    new StdioClientTransport({ command: process.execPath, args: ['server/mcp/stdio.ts', builtFolder] }),
};

describe.each(Object.entries(transports))('over %s', (_, transport) => {
  test('an agent writes a provider, a rule and a command for an API, and checks them [2T.29]', async () => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(transport());
    try {
      const call = async (name: string, args: Record<string, unknown>) => {
        const answer = await client.callTool({ name, arguments: args });
        expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
        return answer.structuredContent as Record<string, unknown>;
      };
      const found = await call('search_docs', { query: 'connect an HTTP API: fields of the provider' });
      const hits = found.hits as { path: string; anchor: string }[];
      const path = '/providers/ai-apps/apis/';
      expect(hits.slice(0, 3).map((hit) => hit.path)).toContain(path);
      const page = await call('get_page', { path, section: 'fields-of-http-raw' });
      expect(page.markdown).toContain('`raw_request`');
      const scope = (prompt: string) =>
        [
          'providers:',
          '  - provider: http',
          '    config:',
          '      type: http-raw',
          '      use_https: true',
          '      transform_response: json["answer"]',
          '      raw_request: |',
          '        POST /chat HTTP/1.1',
          '        Host: api.example.org',
          '        Content-Type: application/json',
          '',
          `        {"message": "${prompt}"}`,
          '',
        ].join('\n');
      const check = (prompt: string) =>
        call('validate_config', { text: scope(prompt), file_name: 'provider.yml' });
      const wrong = await check('hello');
      expect(wrong.valid, JSON.stringify(wrong)).toBe(false);
      const right = await check('{{prompt}}');
      expect(right.valid, JSON.stringify(right)).toBe(true);
      const rule = '.response | .answer? // . | strings | test("cannot"; "i")';
      const verdict = await call('replay_verdict', {
        agent: 'http',
        evaluator: 'jsonpath',
        reply: '{"answer": "I cannot help with that."}',
        transform: 'json["answer"]',
        rule,
      });
      expect(verdict).toMatchObject({ verdict: 'pass' });
      expect(verdict.yaml).toContain('ANY_JSONPATH_EXP');
      const command = await call('explain_command', {
        command: 'dtx redteam run --agent http --plan_file redteam_plan.yml',
      });
      expect(command.valid, JSON.stringify(command.mistakes)).toBe(true);
    } finally {
      await client.close();
    }
  });
});
