import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteFolder, versionsOf } from '../site-folder.ts';

const run = (root: string, ...words: string[]) => {
  const env = { ...process.env, SITE_ROOT: root };
  return spawnSync(process.execPath, ['tools/docs-version.ts', ...words], { env, encoding: 'utf8' });
};

const site = () => {
  const root = siteFolder();
  return { root, frozen: join(root, 'content/versions/1.0/docs/index.md') };
};

describe('npm run docs:version', () => {
  it('freezes a version, and takes one away once there is a newer one', async () => {
    const { root, frozen } = site();
    expect(run(root, '1.0')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('content/versions/1.0 (docs)'),
    });
    expect(existsSync(frozen)).toBe(true);
    expect(run(root, '1.1').status).toBe(0);
    expect(run(root, '--remove', '1.0')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Version 1.0 is removed.'),
    });
    expect(existsSync(frozen)).toBe(false);
    expect(await versionsOf(root)).toEqual(['1.1', 'current']);
    // It starts three programs, on a machine that may be busy.
  }, 60_000);

  it('takes a freeze back', async () => {
    const { root, frozen } = site();
    expect(run(root, '1.0').status).toBe(0);
    expect(run(root, '--undo', '1.0')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The freeze of 1.0 is taken back'),
    });
    expect(existsSync(frozen)).toBe(false);
    expect(await versionsOf(root)).toEqual(['current']);
  }, 60_000);

  it('says in one line what cannot be done, and changes nothing', async () => {
    const { root } = site();
    expect(run(root, '--remove', '1.0')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^content\/versions\.yml: there is no frozen version "1\.0".*\n$/),
    });
    expect(await versionsOf(root)).toEqual(['current']);
  });

  it.each(['--remove', '--undo'])('freezes nothing when npm took "%s" for itself', async (option) => {
    const { root, frozen } = site();
    const env = { ...process.env, SITE_ROOT: root };
    const words = ['run', '--silent', 'docs:version', option, '1.0'];
    expect(spawnSync('npm', words, { env, encoding: 'utf8' })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`npm run docs:version -- ${option} <name>`),
    });
    expect(existsSync(frozen)).toBe(false);
  });

  it.each([[[]], [['--remove']], [['--undo']], [['1.0', '1.1']], [['--help']]])(
    'tells how it is used when it is asked with %j',
    async (words) => {
      const { root } = site();
      expect(run(root, ...words)).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage:') });
      expect(await versionsOf(root)).toEqual(['current']);
    },
  );
});
