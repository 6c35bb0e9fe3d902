/**
 * Serves the tools for agents over standard input and output, from a built site.
 * Usage: node server/mcp/stdio.ts [folder]   (default: dist of this repository)
 * Exit: 1 when there is no built site or not all of one; runs until its input ends otherwise.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { readDeploy } from '../files/deploy.ts';
import { builtDocs } from './built-docs.ts';
import { mcpServer } from './mcp-server.ts';
import { Workplace } from './workplace.ts';

const [named] = process.argv.slice(2);
const folder = named === undefined ? fileURLToPath(new URL('../../dist', import.meta.url)) : resolve(named);
const report = (error: unknown) =>
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);

try {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`No built site in ${folder}. Run "npm run build" first.`);
  const workplace = new Workplace({ onError: report });
  const docs = builtDocs(await readDeploy(folder), workplace);
  serveStdio(() => mcpServer(docs, report), { onerror: report });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
