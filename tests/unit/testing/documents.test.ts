import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentsVariable, noteDocuments, readDocuments } from '../../../tools/testing/documents.ts';

const { launch } = chromium;
let folder = '';
let log = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  log = join(folder, 'log.txt');
});
afterEach(() => {
  chromium.launch = launch;
  rmSync(folder, { recursive: true });
});

/** A browser with one context, which asks for something. */
async function ask(...requests: readonly object[]): Promise<void> {
  const browser = new EventEmitter();
  chromium.launch = async () => browser as unknown as Browser;
  noteDocuments();
  await chromium.launch();
  const context = new EventEmitter();
  browser.emit('context', context);
  for (const request of requests) context.emit('request', request);
}

const request = (differs: object = {}) => ({
  isNavigationRequest: () => true,
  redirectedFrom: () => null,
  frame: () => ({ parentFrame: () => null }),
  ...differs,
});
const opened = () => readDocuments(log).reduce((sum, { documents }) => sum + documents, 0);

describe('the documents that browser tests open', () => {
  it('are counted, those of a new window too', async () => {
    vi.stubEnv(documentsVariable, log);
    const ofNewWindow = () => {
      throw new Error('Frame for this navigation request is not available');
    };
    await ask(request(), request(), request({ frame: ofNewWindow }));
    expect(opened()).toBe(3);
  });

  it.each([
    ['a script', { isNavigationRequest: () => false }],
    ['a frame', { frame: () => ({ parentFrame: () => ({}) }) }],
    ['where a redirect leads', { redirectedFrom: () => request() }],
  ])('%s is none', async (_, differs) => {
    vi.stubEnv(documentsVariable, log);
    await ask(request(differs));
    expect(opened()).toBe(0);
  });

  it('are not noted where nobody asked for it', async () => {
    vi.stubEnv(documentsVariable, undefined);
    await ask(request());
    expect(opened()).toBe(0);
  });

  it('are told by file, the one with most first', () => {
    writeFileSync(log, 'b.test.ts\na.test.ts\nb.test.ts\nc.test.ts\n');
    expect(readDocuments(log)).toEqual([
      { file: 'b.test.ts', documents: 2 },
      { file: 'a.test.ts', documents: 1 },
      { file: 'c.test.ts', documents: 1 },
    ]);
  });
});
