import { parentPort } from 'node:worker_threads';
import { loadSite, type Site } from '../../src/site/site.ts';
import { readableError } from '../../tools/readable-error.ts';
import { type PartName, type PartResult, parts } from './parts.ts';

/** What a thread is asked: a part of the check, over a site that it loads once. */
export interface PartRequest {
  readonly part: PartName;
  readonly root: string;
  readonly only?: readonly string[] | undefined;
}

let loaded: Promise<Site> | undefined;

parentPort?.on('message', async ({ part, root, only }: PartRequest) => {
  loaded ??= loadSite(root);
  const result: PartResult = await loaded
    .then((site) => parts[part](site, only))
    .catch((error: unknown) => ({
      problems: readableError(error).split('\n'),
      examples: 0,
      times: [],
      notes: [],
    }));
  parentPort?.postMessage(result);
});
