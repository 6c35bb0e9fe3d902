import { batchesOf, batchSize, hashOf, temporaryName, type Upload } from './push-index.ts';
import type { StateFile } from './push-state.ts';

/** Algolia's smallest plans refuse larger records, in bytes of JSON. */
const recordLimit = 10_000;

/** What an upload would send, line by line (`--dry-run`). */
export function describeUpload(upload: Upload, state: StateFile): string[] {
  const { indexName, records, settings, synonyms } = upload;
  const hash = hashOf(upload);
  const left = state.read();
  const types = Map.groupBy(records, ({ type }) => type);
  const counts = [...types].map(([type, each]) => `${each.length} ${type}`).sort();
  const bytes = records.reduce((sum, record) => sum + bytesOf(record), 0);
  const resumes = left?.hash === hash && left.sent > 0;
  return [
    `Index ${indexName}, replaced by ${temporaryName(indexName, hash)} when that is complete.`,
    `${records.length} records (${counts.join(', ')}), ${Math.ceil(bytes / 1000)} kB.`,
    `${batchesOf(records).length} batches of at most ${batchSize}${resumes ? `; ${left.sent} were sent before` : ''}.`,
    ...largeRecords(upload),
    `Groups of synonyms: ${synonyms.length}. ${synonyms.map((each) => (each.synonyms ?? []).join(' = ')).join('; ')}.`,
    `Settings: ${JSON.stringify(settings, undefined, 2)}`,
  ];
}

/** Warnings of records that Algolia may refuse. */
export function largeRecords({ records }: Pick<Upload, 'records'>): string[] {
  return records
    .filter((record) => bytesOf(record) > recordLimit)
    .map(
      (record) =>
        `Warning: the record ${record.objectID} has ${bytesOf(record)} bytes. Small plans of Algolia refuse more than ${recordLimit}.`,
    );
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
