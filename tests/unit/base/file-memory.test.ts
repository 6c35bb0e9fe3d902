import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { FileMemory } from '../../../src/base/file-memory.ts';
import { folder } from '../site-folder.ts';

function remembering() {
  const root = folder({ 'a.txt': 'a', 'b.txt': 'b' });
  const files = ['a.txt', 'b.txt', 'may-come.txt'].map((name) => join(root, name));
  const memory = new FileMemory();
  const make = vi.fn(() => ({}));
  return { files, memory, make, read: (key = 'all') => memory.of(key, files, make) };
}

it('what was made of files is the same until one of them changes, comes or goes', () => {
  const { files, make, read } = remembering();
  const [a = '', b = '', coming = ''] = files;
  let last = read();
  expect(read()).toBe(last);
  for (const change of [
    () => writeFileSync(a, 'longer'),
    () => writeFileSync(coming, ''),
    () => rmSync(b),
    () => rmSync(coming),
  ]) {
    change();
    const next = read();
    expect(next).not.toBe(last);
    expect(read()).toBe(next);
    last = next;
  }
  expect(make).toHaveBeenCalledTimes(5);
});

it('values of different names are kept beside each other', () => {
  const { read } = remembering();
  const [one, other] = [read('one'), read('other')];
  expect(one).not.toBe(other);
  expect(read('one')).toBe(one);
});

it('a file that changes while it is read is read again the next time', () => {
  const { files, memory } = remembering();
  const [a = ''] = files;
  const first = memory.of('all', files, () => {
    writeFileSync(a, 'changed meanwhile');
    return 1;
  });
  expect(first).toBe(1);
  expect(memory.of('all', files, () => 2)).toBe(2);
});

it('what fails is not kept, whether it throws or is a promise', async () => {
  const { files, memory } = remembering();
  const fail = () => {
    throw new Error('unreadable');
  };
  expect(() => memory.of('all', files, fail)).toThrow('unreadable');
  expect(memory.of('all', files, () => 2)).toBe(2);
  await expect(memory.of('later', files, () => Promise.reject(new Error('late')))).rejects.toThrow('late');
  await expect(memory.of('later', files, () => Promise.resolve(3))).resolves.toBe(3);
});
