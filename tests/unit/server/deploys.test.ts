import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { builtFolder, serve } from '../search/protocol/server/running-server.ts';
import { ask } from './ask.ts';

const long = 30_000;

/** A site whose every file says which deploy it is of, and is as long as no other's. */
function write(place: string, number: number): string {
  const text = (name: string) => `${name} of deploy ${number} ${String(number % 10).repeat(long + number)}`;
  const files = {
    'index.html': text('home'),
    '404.html': text('missing'),
    'guide.html': text('guide'),
    '_astro/script.js': text('script'),
    _redirects: `/moved /target-${number} 301\n`,
  };
  mkdirSync(join(place, '_astro'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(place, name), content);
  return place;
}

/** Which deploy an answer is of. @throws when it is cut, or of several */
function deployOf(body: Buffer, length: string | undefined): number {
  const [, number = '', filling = ''] = /^\w+ of deploy (\d+) (\d+)$/.exec(body.toString()) ?? [];
  expect(body.length).toBe(Number(length));
  expect(filling).toBe(String(Number(number) % 10).repeat(long + Number(number)));
  return Number(number);
}

function workFolder(): string {
  const work = mkdtempSync(join(tmpdir(), 'dtx-docs-deploys-'));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  return work;
}

const swaps: Record<string, (site: string, next: string, work: string) => void> = {
  'by renaming the folders'(site, next, work) {
    renameSync(site, join(work, 'old'));
    renameSync(next, site);
    rmSync(join(work, 'old'), { recursive: true });
  },
  'after the old one was removed'(site, next) {
    rmSync(site, { recursive: true });
    renameSync(next, site);
  },
  'by leading a link elsewhere'(site, next, work) {
    symlinkSync(next, join(work, 'link'));
    renameSync(join(work, 'link'), site);
  },
};

describe.each(Object.keys(swaps))('a new deploy that is put in place %s', (kind) => {
  it('is served from then on, and no answer is of two, cut, or a failure', { timeout: 60_000 }, async () => {
    const work = workFolder();
    const site = join(work, 'site');
    const first = write(join(work, 'deploy-0'), 0);
    if (kind.includes('link')) symlinkSync(first, site);
    else renameSync(first, site);
    const origin = await serve(site);
    let newest = 0;
    let answered = 0;
    const faults: unknown[] = [];
    const paths = ['/', '/guide', '/_astro/script.js', '/nowhere', '/moved'];
    const reader = async () => {
      // At least a round more than there are swaps.
      for (let turn = 0; newest < 50 || turn < 5; turn = newest < 50 ? 0 : turn + 1) {
        const path = paths[answered++ % paths.length] ?? '/';
        try {
          const { status, headers, body } = await ask(origin, path);
          expect(status).toBe({ '/nowhere': 404, '/moved': 301 }[path] ?? 200);
          const number =
            path === '/moved'
              ? Number(headers.location?.slice('/target-'.length))
              : deployOf(body, headers['content-length']);
          expect(number).toBeLessThanOrEqual(newest);
        } catch (error) {
          faults.push(error);
        }
      }
    };
    const publisher = async () => {
      for (let number = 1; number <= 50; number++) {
        const next = write(join(work, `deploy-${number}`), number);
        // A reader sees the next one as soon as the folder has changed.
        newest = number;
        swaps[kind]?.(site, next, work);
        const goal = answered + 6;
        await vi.waitUntil(() => answered >= goal, { timeout: 20_000, interval: 1 });
      }
    };
    await Promise.all([publisher(), reader(), reader(), reader()]);
    expect(faults).toEqual([]);
    const { body, headers } = await ask(origin, '/guide');
    expect(deployOf(body, headers['content-length'])).toBe(50);
    expect((await ask(origin, '/moved')).headers.location).toBe('/target-50');
  });
});

describe('a page of the deploy before', () => {
  it('still gets its script, with its headers, until the next deploy but one', async () => {
    const work = workFolder();
    const site = join(work, 'site');
    const script = (number: number) => `/_astro/worker.${number}.js`;
    function publish(number: number) {
      const next = write(join(work, `deploy-${number}`), number);
      writeFileSync(join(next, script(number)), `script ${number}`);
      writeFileSync(join(next, '_headers'), `${script(number)}\n  x-policy: ${number}\n`);
      rmSync(site, { recursive: true, force: true });
      renameSync(next, site);
    }
    publish(0);
    const origin = await serve(site);
    publish(1);
    const { status, headers, body } = await ask(origin, script(0));
    expect([status, headers['x-policy'], body.toString()]).toEqual([200, '0', 'script 0']);
    expect((await ask(origin, script(1))).headers['x-policy']).toBe('1');
    // What keeps its name is the new one, whatever its age.
    expect((await ask(origin, '/_astro/script.js')).body.toString()).toContain('of deploy 1');
    publish(2);
    expect((await ask(origin, script(0))).status).toBe(404);
    expect((await ask(origin, script(1))).status).toBe(200);
  });

  it('keeps no page that is gone', async () => {
    const work = workFolder();
    const site = write(join(work, 'site'), 0);
    const origin = await serve(site);
    const next = write(join(work, 'next'), 1);
    unlinkSync(join(next, 'guide.html'));
    rmSync(site, { recursive: true });
    renameSync(next, site);
    expect((await ask(origin, '/guide')).status).toBe(404);
  });
});

describe('a folder', () => {
  it('that is not a site any more changes nothing, and says why once', async () => {
    const work = workFolder();
    const site = write(join(work, 'site'), 0);
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const origin = await serve(site, { log: { level: 'error', stream } });
    renameSync(site, join(work, 'old'));
    expect(await ask(origin, '/guide')).toMatchObject({ status: 200 });
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), 'A page, but none for addresses that do not exist');
    for (const _ of [1, 2, 3]) expect(await ask(origin, '/guide')).toMatchObject({ status: 200 });
    expect(lines.map((line) => JSON.parse(line).err.message)).toEqual([
      `No 404.html in ${site}. Build the site again.`,
    ]);
    rmSync(site, { recursive: true });
    renameSync(write(join(work, 'next'), 7), site);
    const { body, headers } = await ask(origin, '/guide');
    expect(deployOf(body, headers['content-length'])).toBe(7);
  });

  it('that another build is written into is served anew once its page at / has changed', async () => {
    const site = write(join(workFolder(), 'site'), 1);
    const origin = await serve(site);
    const page = join(site, 'index.html');
    const { ino } = statSync(page);
    write(site, 2);
    // Clocks of file systems are coarse.
    utimesSync(page, new Date(), new Date(Date.now() + 5000));
    expect(statSync(page).ino).toBe(ino);
    const { body, headers } = await ask(origin, '/guide');
    expect(deployOf(body, headers['content-length'])).toBe(2);
  });

  it('that loses a file goes on, with that file and all others', async () => {
    const site = builtFolder({ 'page.html': 'Page', 'other.html': 'Other' });
    const origin = await serve(site);
    unlinkSync(join(site, 'page.html'));
    unlinkSync(join(site, '404.html'));
    expect((await ask(origin, '/page')).body.toString()).toBe('Page');
    expect((await ask(origin, '/other')).body.toString()).toBe('Other');
    expect(await ask(origin, '/nowhere')).toMatchObject({ status: 404 });
  });
});
