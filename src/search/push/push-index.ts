import { createHash } from 'node:crypto';
import type { IndexSettings, SynonymHit } from 'algoliasearch';
import type { SearchRecord } from '../core/record.ts';
import type { PushClient } from './push-client.ts';
import type { StateFile } from './push-state.ts';

/** Records in one request: far below what Algolia takes, and little is lost when one fails. */
export const batchSize = 500;

/** Everything an index is made of. */
export interface Upload {
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
  readonly settings: IndexSettings;
  readonly synonyms: readonly SynonymHit[];
}

/**
 * Replaces an index at once: the upload goes to a temporary index, which takes the index's place when it is complete.
 * Searches see the old index until then. Rules made in Algolia's dashboard are kept.
 * @param state where the last upload stopped: the same upload goes on there, another one starts anew
 * @param report told of each step, in a sentence
 * @throws what the client throws; `state` then knows what was sent
 * @throws {RangeError} without records, which would empty the index
 */
export async function pushIndex(
  client: PushClient,
  upload: Upload,
  state: StateFile,
  report: (step: string) => void,
): Promise<void> {
  const { indexName, records, settings, synonyms } = upload;
  if (records.length === 0) throw new RangeError('There is no record to upload.');
  const hash = hashOf(upload);
  const temporary = temporaryName(indexName, hash);
  const wait = (taskID: number, index = temporary) => client.waitForTask({ indexName: index, taskID });

  let progress = state.read() ?? { hash, sent: 0 };
  if (progress.hash !== hash) {
    report('The last upload was of other records: what is left of it is deleted.');
    await client.deleteIndex({ indexName: temporaryName(indexName, progress.hash) });
    progress = { hash, sent: 0 };
  }
  if (progress.sent > 0 && !(await client.indexExists({ indexName: temporary })))
    progress = { hash, sent: 0 };
  state.write(progress);

  if (progress.sent === 0 && (await client.indexExists({ indexName }))) {
    const { taskID } = await client.operationIndex({
      indexName,
      operationIndexParams: { operation: 'copy', destination: temporary, scope: ['rules'] },
    });
    await wait(taskID);
  }
  await client.setSettings({ indexName: temporary, indexSettings: settings });
  const replaced = { synonymHit: [...synonyms], replaceExistingSynonyms: true };
  const { taskID: prepared } = await client.saveSynonyms({ indexName: temporary, ...replaced });
  report(`Settings and synonyms sent to ${temporary}.`);

  const batches = batchesOf(records);
  if (progress.sent > 0) report(`${progress.sent} of ${batches.length} batches were sent before.`);
  for (const [number, batch] of [...batches.entries()].slice(progress.sent)) {
    const requests = batch.map((record) => ({ action: 'addObject', body: { ...record } }) as const);
    const { taskID } = await client.batch({ indexName: temporary, batchWriteParams: { requests } });
    progress = { hash, sent: number + 1, task: taskID };
    state.write(progress);
    report(`Batch ${number + 1} of ${batches.length}: ${batch.length} records.`);
  }
  report('Waiting until Algolia has taken everything in.');
  for (const task of [prepared, progress.task]) if (task !== undefined) await wait(task);

  const { taskID } = await client.operationIndex({
    indexName: temporary,
    operationIndexParams: { operation: 'move', destination: indexName },
  });
  await wait(taskID, indexName);
  state.clear();
  report(`${indexName} now holds these ${records.length} records.`);
}

/** Name of the index an upload goes to; every upload has its own, so that two never mix. */
export function temporaryName(indexName: string, hash: string): string {
  return `${indexName}_new_${hash.slice(0, 12)}`;
}

/** Tells uploads apart; also those that are cut into other batches. */
export function hashOf(upload: Upload): string {
  return createHash('sha256')
    .update(JSON.stringify([batchSize, upload]))
    .digest('hex');
}

/** Records as they are sent together. */
export function batchesOf(records: readonly SearchRecord[]): readonly (readonly SearchRecord[])[] {
  const count = Math.ceil(records.length / batchSize);
  return Array.from({ length: count }, (_, number) =>
    records.slice(number * batchSize, (number + 1) * batchSize),
  );
}
