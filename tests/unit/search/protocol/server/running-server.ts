import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SiteServerOptions } from '../../../../../server/site-server.ts';
import { ownServer } from '../../../../support/hosts.ts';

/** A folder with these files and what every built site has; removed when the test is over. */
export function builtFolder(files: Readonly<Record<string, unknown>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'dtx-docs-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const pages = { 'index.html': '<h1>Home</h1>', '404.html': '<h1>Page Not Found</h1>' };
  for (const [name, content] of Object.entries({ ...pages, ...files })) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

/** Puts one folder in the place of another, as a build does. */
export function replace(folder: string, next: string): void {
  renameSync(folder, `${next}-old`);
  onTestFinished(() => rmSync(`${next}-old`, { recursive: true, force: true }));
  renameSync(next, folder);
}

/**
 * The server of the site on 127.0.0.1, stopped when the test is over.
 * @returns its origin
 */
export async function serve(folder: string, options: SiteServerOptions = {}): Promise<string> {
  const { origin, stop } = await ownServer(folder, options);
  onTestFinished(stop);
  return origin;
}

/** Sends a body to the queries endpoint. */
export async function post(origin: string, body: unknown, init: RequestInit = {}, parameters = '') {
  const response = await fetch(`${origin}/1/indexes/*/queries${parameters}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
  return { status: response.status, headers: response.headers, json: (await response.json()) as unknown };
}
