import { readFileSync } from 'node:fs';
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { type Docs, LabLimit } from '../../src/mcp/docs.ts';
import type { Tool } from '../../src/mcp/tool.ts';
import { instructions, tools } from '../../src/mcp/tools.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Milliseconds for which a client may keep the list of tools: it changes with the program alone. */
const listLife = 60 * 60 * 1000;
const kept = { ttlMs: listLife, cacheScope: 'public' } as const;

/** Nothing is changed by a call, the same call has the same answer, and nobody else is asked. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/**
 * A server of the tools, for one exchange or one connection.
 * @param onError told of a fault of a tool; the client learns no more than that there was one
 */
export function mcpServer(docs: Docs, onError: (error: unknown) => void): McpServer {
  const { name, url, basePath } = docs.site;
  const server = new McpServer(
    { name: 'dtx-docs', title: `${name} documentation`, version, websiteUrl: url + basePath },
    {
      instructions,
      capabilities: { tools: { listChanged: false } },
      cacheHints: { 'tools/list': kept, 'server/discover': kept },
    },
  );
  for (const each of tools as readonly Tool[])
    server.registerTool(
      each.name,
      {
        title: each.title,
        description: each.description,
        inputSchema: each.input,
        outputSchema: each.output,
        annotations: { title: each.title, ...annotations },
      },
      (args, { mcpReq }) => called(each, args, docs, mcpReq.signal, onError),
    );
  return server;
}

async function called(
  tool: Tool,
  args: Record<string, unknown>,
  docs: Docs,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<CallToolResult> {
  try {
    const answer = await tool.call(args, { docs, signal });
    if ('refused' in answer) return refusal(answer.refused);
    return { content: [{ type: 'text', text: answer.text }], structuredContent: answer.structured };
  } catch (error) {
    if (error instanceof LabLimit) return refusal(error.message);
    if (!signal.aborted) onError(error);
    return refusal('Internal error. Ask something else, or try again later.');
  }
}

function refusal(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
