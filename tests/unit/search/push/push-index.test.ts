import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeTimeout } from '../../../../src/search/client/timeouts.ts';
import type { SearchRecord } from '../../../../src/search/core/record.ts';
import { describeUpload, largeRecords } from '../../../../src/search/push/describe-upload.ts';
import { algoliaSynonyms, indexSettings } from '../../../../src/search/push/index-settings.ts';
import { createPushClient } from '../../../../src/search/push/push-client.ts';
import { hashOf, pushIndex, type Upload } from '../../../../src/search/push/push-index.ts';
import { type StateFile, stateFile } from '../../../../src/search/push/push-state.ts';
import { type FakeAlgolia, startFakeAlgolia } from '../../../support/search/fake-algolia.ts';

let algolia: FakeAlgolia;
let folder: string;
let state: StateFile;
let steps: string[];
beforeEach(async () => {
  algolia = await startFakeAlgolia();
  folder = mkdtempSync(join(tmpdir(), 'dtx-docs-push-'));
  state = stateFile(join(folder, 'state.json'));
  steps = [];
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await algolia.host.stop();
});

const levels = { lvl0: 'A', lvl1: 'B', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const records = (count: number, content = 'text'): SearchRecord[] =>
  Array.from({ length: count }, (_, position) => ({
    objectID: `/page#${position}`,
    url: 'https://docs.example.org/page',
    type: 'content',
    hierarchy: levels,
    content,
    language: 'en',
    version: 'current',
    weight: { pageRank: 1, level: 0, position },
  }));
const uploadOf = (sent: readonly SearchRecord[]): Upload => ({
  indexName: 'dtx-docs',
  records: sent,
  settings: indexSettings,
  synonyms: algoliaSynonyms([['jbb', 'JailbreakBench']]),
});
const push = (upload: Upload) =>
  pushIndex(createPushClient('APP', 'WRITE', algolia.host.origin), upload, state, (step) => steps.push(step));

/** Writes without the hash in the name of the temporary index. */
const writes = () => algolia.writes.map((write) => write.replace(/_new_[0-9a-f]{12}/, '_new'));

describe('an upload', () => {
  it('replaces the index at once: everything goes to a temporary index that is moved last', async () => {
    await push(uploadOf(records(1_200)));
    expect(writes()).toEqual([
      'PUT dtx-docs_new/settings',
      'POST dtx-docs_new/synonyms',
      'POST dtx-docs_new/batch',
      'POST dtx-docs_new/batch',
      'POST dtx-docs_new/batch',
      'POST dtx-docs_new/operation move to dtx-docs',
    ]);
    expect([...algolia.indexes.keys()]).toEqual(['dtx-docs']);
    const index = algolia.indexes.get('dtx-docs');
    expect(index?.records.size).toBe(1_200);
    expect(index?.records.get('/page#7')).toEqual(records(8)[7]);
    expect(index?.settings).toEqual(indexSettings);
    expect(index?.synonyms).toEqual([
      { objectID: 'group-0', type: 'synonym', synonyms: ['jbb', 'JailbreakBench'] },
    ]);
    expect(state.read()).toBeUndefined();
    const synonyms = algolia.host.requests.find(({ path }) => path.includes('/synonyms'));
    expect(synonyms?.search).toContain('replaceExistingSynonyms=true');
  });

  it('moves only what Algolia has taken in', async () => {
    await push(uploadOf(records(600)));
    expect(algolia.waited.map((line) => line.replace(/_new_.*/, '_new'))).toEqual([
      '2 of dtx-docs_new',
      '4 of dtx-docs_new',
      '5 of dtx-docs',
    ]);
  });

  it('says how far it is', async () => {
    await push(uploadOf(records(600)));
    expect(steps.map((step) => step.replace(/_new_[0-9a-f]+/, '_new'))).toEqual([
      'Settings and synonyms sent to dtx-docs_new.',
      'Batch 1 of 2: 500 records.',
      'Batch 2 of 2: 100 records.',
      'Waiting until Algolia has taken everything in.',
      'dtx-docs now holds these 600 records.',
    ]);
  });

  it('keeps the rules of the index there was, and nothing else of it', async () => {
    await push(uploadOf(records(3)));
    const rules = [{ objectID: 'rule' }];
    Object.assign(algolia.indexes.get('dtx-docs') ?? {}, { rules });
    await push(uploadOf(records(2)));
    expect(algolia.indexes.get('dtx-docs')?.rules).toBe(rules);
    expect(algolia.indexes.get('dtx-docs')?.records.size).toBe(2);
  });

  it.each([500, 403])(
    'that fails in the middle with %i leaves the index as it was and goes on later',
    async (status) => {
      await push(uploadOf(records(1)));
      algolia.writes.length = 0;
      const upload = uploadOf(records(1_700));
      await expect(pushUntilThird(upload, status)).rejects.toThrow();
      expect(algolia.indexes.get('dtx-docs')?.records.size).toBe(1);
      expect(state.read()?.sent).toBe(2);

      algolia.writes.length = 0;
      await push(upload);
      expect(writes().filter((write) => write.endsWith('batch'))).toHaveLength(2);
      expect(writes().at(-1)).toBe('POST dtx-docs_new/operation move to dtx-docs');
      expect(writes().join()).not.toContain('copy');
      expect(steps).toContain('2 of 4 batches were sent before.');
      expect(algolia.indexes.get('dtx-docs')?.records.size).toBe(1_700);
      expect(algolia.indexes.size).toBe(1);
    },
  );

  it('that failed only at the move is moved by the next run', async () => {
    algolia.fail(/operation/, 400, 1);
    await expect(push(uploadOf(records(600)))).rejects.toThrow('Failed on purpose');
    algolia.writes.length = 0;
    await push(uploadOf(records(600)));
    expect(writes().filter((write) => write.endsWith('batch'))).toEqual([]);
    expect(algolia.indexes.get('dtx-docs')?.records.size).toBe(600);
  });

  it('of other records starts anew and deletes what the failed one has left', async () => {
    await expect(pushUntilThird(uploadOf(records(1_700)), 400)).rejects.toThrow();
    algolia.writes.length = 0;
    await push(uploadOf(records(1_700, 'new text')));
    expect(writes()[0]).toBe('DELETE dtx-docs_new/');
    expect(writes().filter((write) => write.endsWith('batch'))).toHaveLength(4);
    expect([...algolia.indexes.keys()]).toEqual(['dtx-docs']);
  });

  it('deletes what the failed one has left also when that had sent nothing', async () => {
    algolia.fail(/batch/, 400, 1);
    await expect(push(uploadOf(records(3)))).rejects.toThrow('Failed on purpose');
    await push(uploadOf(records(3, 'new text')));
    expect([...algolia.indexes.keys()]).toEqual(['dtx-docs']);
  });

  it('starts anew when its temporary index is gone', async () => {
    await expect(pushUntilThird(uploadOf(records(1_700)), 400)).rejects.toThrow();
    algolia.indexes.clear();
    await push(uploadOf(records(1_700)));
    expect(algolia.indexes.get('dtx-docs')?.records.size).toBe(1_700);
  });

  it.each(['', '{', '[]', '{"hash":7}', '{"hash":"x","sent":-1}'])(
    'starts anew when its state is %j',
    async (text) => {
      writeFileSync(join(folder, 'state.json'), text);
      await push(uploadOf(records(3)));
      expect(algolia.indexes.get('dtx-docs')?.records.size).toBe(3);
    },
  );

  it('without records is refused: it would empty the index', async () => {
    await expect(push(uploadOf([]))).rejects.toThrow('There is no record to upload.');
    expect(algolia.host.requests).toEqual([]);
  });

  it('gives each write 30 seconds [9.12]', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const client = createPushClient('APP', 'WRITE', algolia.host.origin);
    await client.setSettings({ indexName: 'a', indexSettings: {} });
    expect(timers.mock.calls.map(([, time]) => time)).toContain(writeTimeout);
  });

  /** Pushes with an Algolia that takes two batches. */
  function pushUntilThird(upload: Upload, status: number): Promise<void> {
    const client = createPushClient('APP', 'WRITE', algolia.host.origin);
    let batches = 0;
    const batch: typeof client.batch = (...request) => {
      batches += 1;
      if (batches === 3) algolia.fail(/batch/, status, 1);
      return client.batch(...request);
    };
    return pushIndex({ ...client, batch }, upload, state, (step) => steps.push(step));
  }
});

describe('a dry run', () => {
  it('says what would be sent and where an upload would go on', () => {
    const upload = uploadOf([...records(600), ...records(1, 'x'.repeat(10_001))]);
    const lines = describeUpload(upload, state);
    expect(lines[0]).toMatch(
      /^Index dtx-docs, replaced by dtx-docs_new_[0-9a-f]{12} when that is complete\.$/,
    );
    expect(lines[1]).toMatch(/^601 records \(601 content\), \d+ kB\.$/);
    expect(lines[2]).toBe('2 batches of at most 500.');
    expect(lines[3]).toMatch(/^Warning: the record \/page#0 has 10\d\d\d bytes\./);
    expect(lines[4]).toBe('Groups of synonyms: 1. jbb = JailbreakBench.');
    expect(lines[5]).toContain('"minWordSizefor1Typo": 3');
  });

  it('says how much was sent before, of the same upload only', () => {
    const upload = uploadOf(records(600));
    const batches = () => describeUpload(upload, state)[2];
    state.write({ hash: 'another', sent: 1 });
    expect(batches()).toBe('2 batches of at most 500.');
    state.write({ hash: hashOf(upload), sent: 0 });
    expect(batches()).toBe('2 batches of at most 500.');
    state.write({ hash: hashOf(upload), sent: 1 });
    expect(batches()).toBe('2 batches of at most 500; 1 were sent before.');
  });

  it('counts kilobytes, rounded up, and warns of records above 10,000 bytes', () => {
    const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
    /** A record of so many bytes, one of them more than it has characters. */
    const ofSize = (size: number) => {
      const text = 'x'.repeat(size - bytes(records(1, 'é')[0]));
      return records(1, `é${text}`) as [SearchRecord];
    };
    const [[fits], [large]] = [ofSize(10_000), ofSize(10_001)];
    expect(largeRecords({ records: [fits] })).toEqual([]);
    expect(largeRecords({ records: [fits, large] })).toEqual([
      `Warning: the record /page#0 has 10001 bytes. Small plans of Algolia refuse more than 10000.`,
    ]);
    expect(describeUpload(uploadOf([fits]), state)[1]).toBe('1 records (1 content), 10 kB.');
    expect(describeUpload(uploadOf([large]), state)[1]).toBe('1 records (1 content), 11 kB.');
  });
});
