import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cacheKey, fileCache } from '../../../src/base/cache/file-cache.ts';
import { filesKey, passSourceKey, sourceKey } from '../../../src/base/cache/source-key.ts';
import { folder } from '../site-folder.ts';

const place = () => join(folder({}), 'kept');

describe('fileCache', () => {
  it('gives back what was kept by its key, and nothing for another one', async () => {
    const cache = fileCache(place());
    expect(await cache.read('a')).toBeUndefined();
    await cache.write('a', Buffer.from('result'));
    await cache.write('empty', Buffer.alloc(0));
    expect((await cache.read('a'))?.toString()).toBe('result');
    expect((await cache.read('empty'))?.length).toBe(0);
    expect(await cache.read('b')).toBeUndefined();
  });

  it('takes no file that was cut, emptied or changed', async () => {
    const path = place();
    const cache = fileCache(path);
    await cache.write('a', Buffer.from('a result'));
    const whole = readFileSync(join(path, 'a'));
    for (const damaged of [
      whole.subarray(0, -1),
      whole.subarray(0, 10),
      Buffer.alloc(0),
      Buffer.concat([whole.subarray(0, -1), Buffer.from('!')]),
    ]) {
      writeFileSync(join(path, 'a'), damaged);
      expect(await cache.read('a')).toBeUndefined();
    }
    await cache.write('a', Buffer.from('a result'));
    expect((await cache.read('a'))?.toString()).toBe('a result');
  });

  it('leaves no unfinished file behind', async () => {
    const path = place();
    const cache = fileCache(path);
    await Promise.all(Array.from({ length: 20 }, () => cache.write('a', Buffer.from('x'.repeat(10_000)))));
    expect(readdirSync(path)).toEqual(['a']);
  });

  it('says once that nothing can be kept, and does not fail', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const path = place();
    writeFileSync(path, 'a file where the folder should be');
    const cache = fileCache(path);
    await cache.write('a', Buffer.from('result'));
    await cache.write('b', Buffer.from('result'));
    expect(await cache.read('a')).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`nothing can be kept in ${path}`));
  });

  it('leaves nothing behind of what could not be kept', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const path = place();
    mkdirSync(join(path, 'a'), { recursive: true });
    await fileCache(path).write('a', Buffer.from('result'));
    expect(readdirSync(path)).toEqual(['a']);
  });

  it('removes what was not read for longest, and only as much as it must', async () => {
    const path = place();
    const cache = fileCache(path);
    for (const [key, day] of [
      ['old', 1],
      ['newer', 2],
      ['newest', 3],
    ] as const) {
      await cache.write(key, Buffer.alloc(968));
      utimesSync(join(path, key), day, day);
    }
    await cache.prune(3000);
    expect(readdirSync(path)).toHaveLength(3);
    // Reading one makes it the newest.
    await cache.read('old');
    await cache.prune(2000);
    expect(readdirSync(path).sort()).toEqual(['newest', 'old']);
    await fileCache(join(path, 'none')).prune(1);
  });

  it('notes once a day that a result is still read', async () => {
    const path = place();
    const cache = fileCache(path);
    await cache.write('a', Buffer.from('result'));
    const hour = 60 * 60;
    const now = Date.now() / 1000;
    const readAfter = async (hours: number) => {
      const last = now - hours * hour;
      utimesSync(join(path, 'a'), last, last);
      await cache.read('a');
      return statSync(join(path, 'a')).mtimeMs / 1000 - last > hour;
    };
    expect(await readAfter(23)).toBe(false);
    expect(await readAfter(25)).toBe(true);
  });
});

describe('cacheKey', () => {
  it('is another one for other parts, another order and another division of the same text', () => {
    const parts = fc.array(fc.string(), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        expect(cacheKey(...a) === cacheKey(...b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
    expect(cacheKey('ab', 'c')).not.toBe(cacheKey('a', 'bc'));
    expect(cacheKey(undefined)).not.toBe(cacheKey());
  });
});

describe('filesKey', () => {
  it('changes with a content, a name and a file more, and stays otherwise', () => {
    const path = folder({ 'a.yml': 'one', 'sub/b.yml': 'two' });
    const before = filesKey(path);
    expect(filesKey(path)).toBe(before);
    writeFileSync(join(path, 'c.yml'), '');
    const more = filesKey(path);
    writeFileSync(join(path, 'c.yml'), 'x');
    const changed = filesKey(path);
    renameSync(join(path, 'c.yml'), join(path, 'd.yml'));
    expect(new Set([before, more, changed, filesKey(path), filesKey(join(path, 'none'))]).size).toBe(5);
  });
});

describe('the key of the source', () => {
  it('is there only once it was passed, since results of a source that changes are not kept', () => {
    vi.stubEnv('DTX_DOCS_SOURCE_KEY', '');
    expect(sourceKey()).toBeUndefined();
    passSourceKey();
    const key = sourceKey();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    passSourceKey();
    expect(sourceKey()).toBe(key);
  });
});
