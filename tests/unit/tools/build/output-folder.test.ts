import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { outputFolder } from '../../../../tools/build/output-folder.ts';
import { folder } from '../../site-folder.ts';

vi.mock('node:fs', async (original) => {
  const actual = await original<typeof import('node:fs')>();
  return { ...actual, rmSync: vi.fn(actual.rmSync), renameSync: vi.fn(actual.renameSync) };
});

function fill(path: string, text: string): void {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.html'), text);
}

const shown = (dist: string) => readFileSync(join(dist, 'index.html'), 'utf8');

describe('outputFolder', () => {
  it('leaves the last build as it was until the new one is whole', () => {
    const parent = folder({ 'dist/index.html': 'old', 'dist/gone.html': 'old' });
    const dist = join(parent, 'dist');
    const output = outputFolder(dist);
    fill(output.unfinished, 'new');
    expect(shown(dist)).toBe('old');
    output.publish();
    expect(shown(dist)).toBe('new');
    output.discard();
    expect(readdirSync(parent)).toEqual(['dist']);
    expect(readdirSync(dist)).toEqual(['index.html']);
  });

  it('never shows a folder that is being emptied: the new build is there before the last one is removed', async () => {
    const parent = folder({ 'dist/index.html': 'old' });
    const dist = join(parent, 'dist');
    const output = outputFolder(dist);
    fill(output.unfinished, 'new');
    const shownWhileRemoving: string[] = [];
    const actual = await vi.importActual<typeof import('node:fs')>('node:fs');
    vi.mocked(rmSync).mockImplementation((path, options) => {
      shownWhileRemoving.push(shown(dist));
      actual.rmSync(path, options);
    });
    onTestFinished(() => void vi.mocked(rmSync).mockImplementation(actual.rmSync));
    output.publish();
    expect(shownWhileRemoving).toEqual(['new']);
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('takes a failed build away and leaves the last one', () => {
    const parent = folder({ 'dist/index.html': 'old' });
    const output = outputFolder(join(parent, 'dist'));
    fill(output.unfinished, 'half');
    output.discard();
    expect(readdirSync(parent)).toEqual(['dist']);
    expect(shown(join(parent, 'dist'))).toBe('old');
  });

  it('puts the last build back when the new one cannot take its place', () => {
    const parent = folder({ 'dist/index.html': 'old' });
    const dist = join(parent, 'dist');
    // Nothing was written that could.
    expect(() => outputFolder(dist).publish()).toThrow('ENOENT');
    expect(readdirSync(parent)).toEqual(['dist']);
    expect(shown(dist)).toBe('old');
  });

  it.each(['EBUSY', 'EPERM', 'EACCES', 'EXDEV', 'ENOTEMPTY'])(
    'fills a folder that cannot be replaced (%s), and leaves nothing of the last build in it',
    (code) => {
      const parent = folder({ 'dist/index.html': 'old', 'dist/gone/a.html': 'old' });
      const dist = join(parent, 'dist');
      const output = outputFolder(dist);
      fill(output.unfinished, 'new');
      fill(join(output.unfinished, 'sub'), 'new page');
      vi.mocked(renameSync).mockImplementationOnce(() => {
        throw Object.assign(new Error(code), { code });
      });
      output.publish();
      expect(readdirSync(parent)).toEqual(['dist']);
      const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
      expect(files.sort()).toEqual(['index.html', 'sub', 'sub/index.html']);
      expect([shown(dist), shown(join(dist, 'sub'))]).toEqual(['new', 'new page']);
    },
  );

  it('puts the last build back when the second of two steps is refused, and fills it then', async () => {
    const parent = folder({ 'dist/index.html': 'old' });
    const dist = join(parent, 'dist');
    const output = outputFolder(dist);
    fill(output.unfinished, 'new');
    const actual = await vi.importActual<typeof import('node:fs')>('node:fs');
    vi.mocked(renameSync).mockImplementationOnce(actual.renameSync);
    vi.mocked(renameSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('held'), { code: 'EBUSY' });
    });
    output.publish();
    expect(readdirSync(parent)).toEqual(['dist']);
    expect(shown(dist)).toBe('new');
  });

  it('removes what a killed build left, not what another one is writing', () => {
    const parent = folder({});
    const dist = join(parent, 'dist');
    // The process has ended by the time its number is known.
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    fill(`${dist}.building-${ended}`, 'killed');
    fill(`${dist}.building-${process.ppid}`, 'running');
    fill(`${dist}-of-mine`, 'mine');
    outputFolder(dist);
    expect(readdirSync(parent).sort()).toEqual([`dist-of-mine`, `dist.building-${process.ppid}`]);
  });

  it('makes the first build of a folder that does not exist yet', () => {
    const dist = join(folder({}), 'public/site');
    const output = outputFolder(dist);
    fill(output.unfinished, 'new');
    output.publish();
    expect(existsSync(output.unfinished)).toBe(false);
    expect(shown(dist)).toBe('new');
  });
});
