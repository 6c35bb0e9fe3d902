import { availableParallelism } from 'node:os';
import { askThread, onThreads } from '../../src/base/threads.ts';
import type { PartRequest } from './part-worker.ts';
import type { PartName, PartResult } from './parts.ts';

/** What the check of the sources found. */
export interface SourceResults extends PartResult {
  /** Of the problems, those for which a build would fail as well: everything but words. */
  readonly refused: number;
}

/** The longest first, so that threads end at about the same time. */
const order: readonly PartName[] = ['examples', 'prose', 'typescript', 'text'];

/**
 * Checks what authors wrote, without building it: front matter and every other field, Markdown, links, examples,
 * translations, prose. In as many threads as there are cores.
 * @param root site folder
 * @param only files of pages whose examples are put to the test; all when absent
 */
export async function checkSources(root: string, only?: readonly string[]): Promise<SourceResults> {
  const results = new Map<PartName, PartResult>();
  const worker = new URL('./part-worker.ts', import.meta.url);
  await onThreads(worker, order, Math.min(availableParallelism(), order.length), async (thread, part) => {
    const request: PartRequest = { part, root, only };
    results.set(part, await askThread<PartResult>(thread, request));
  });
  const inOrder = order.flatMap((part) => results.get(part) ?? []);
  // A mistake that keeps the site from being loaded is found by each thread.
  const problems = (names: readonly PartName[]) => [
    ...new Set(names.flatMap((part) => results.get(part)?.problems ?? [])),
  ];
  return {
    problems: problems(['text', 'examples', 'typescript', 'prose']),
    refused: problems(['text', 'examples', 'typescript']).length,
    examples: inOrder.reduce((sum, { examples }) => sum + examples, 0),
    times: inOrder.flatMap(({ times }) => times),
    notes: inOrder.flatMap(({ notes }) => notes),
  };
}
