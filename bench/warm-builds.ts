import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { measureProcess } from '../tools/testing/measure-process.ts';
import { type Edit, randomEdits } from './random-edits.ts';
import type { Measure } from './report.ts';

const edits = 20;
const copied = [
  ...['src', 'checks', 'tools', 'public', 'content'],
  ...['astro.config.ts', 'site.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
];

interface Build {
  /** Hash of each file by its name. */
  readonly files: ReadonlyMap<string, string>;
  readonly cpuSeconds: number;
}

/**
 * What builds keep of the last one must not be seen: after each of 20 random edits the bytes are those of a clean
 * build. The edits add up, in a copy of the project with two of its languages. Takes some ten minutes.
 * @param seed chooses the edits; a number that failed can be tried again (`SEED`)
 */
export async function benchWarmBuilds(seed = Number(process.env.SEED ?? 1)): Promise<Measure[]> {
  const project = mkdtempSync(join(tmpdir(), 'dtx-docs-warm-'));
  try {
    for (const name of copied) cpSync(name, join(project, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
    const config = join(project, 'site.config.ts');
    writeFileSync(config, readFileSync(config, 'utf8').replace(/\n.*code: '(zh-CN|ar)'.*/g, ''));
    for (const code of ['zh-CN', 'ar'])
      rmSync(join(project, 'content/i18n', code), { recursive: true, force: true });

    const first = await cleanBuild(project);
    const clean = await cleanBuild(project);
    await build(project);
    const unchanged = await build(project);
    const differing = [
      isSame('another clean build', first, clean),
      isSame('a build with nothing changed', unchanged, clean),
    ].filter((same) => !same).length;
    let [different, warmSeconds, cleanSeconds] = [0, 0, 0];
    for (const edit of randomEdits(project, seed, edits)) {
      const [warm, fresh] = await bothBuilds(project, edit);
      if (!isSame(edit.name, warm, fresh)) different++;
      warmSeconds += warm.cpuSeconds;
      cleanSeconds += fresh.cpuSeconds;
    }
    const ratio = unchanged.cpuSeconds / clean.cpuSeconds;
    return [
      {
        name: 'another clean build, or one with nothing changed, differs',
        value: differing,
        unit: '',
        atMost: 0,
      },
      {
        name: `warm builds that differ, of ${edits} edits (seed ${seed})`,
        value: different,
        unit: '',
        atMost: 0,
      },
      { name: 'processor time with nothing changed, of a clean build', value: ratio, unit: '×', atMost: 0.5 },
      {
        name: 'processor time after an edit, of a clean build',
        value: warmSeconds / cleanSeconds,
        unit: '×',
      },
    ];
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Whether two builds are equal to the byte. Says so, with some of the files that are not. */
function isSame(what: string, build: Build, clean: Build): boolean {
  const names = new Set([...build.files.keys(), ...clean.files.keys()]);
  const differing = [...names].filter((name) => build.files.get(name) !== clean.files.get(name));
  const some = differing.slice(0, 5).join(' ');
  console.log(
    differing.length === 0 ? `  same    ${what}` : `  DIFFERS ${what}: ${differing.length}, ${some}`,
  );
  return differing.length === 0;
}

async function bothBuilds(project: string, edit: Edit): Promise<[warm: Build, clean: Build]> {
  edit.apply();
  return [await build(project), await cleanBuild(project)];
}

/** A build that finds no cache; the one there is afterwards as it was. */
async function cleanBuild(project: string): Promise<Build> {
  const [cache, aside] = [join(project, '.cache'), join(project, '.cache-aside')];
  if (existsSync(cache)) renameSync(cache, aside);
  const built = await build(project);
  rmSync(cache, { recursive: true, force: true });
  if (existsSync(aside)) renameSync(aside, cache);
  return built;
}

/** @throws {Error} with what the build printed when it failed */
async function build(project: string): Promise<Build> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, output, cpuSeconds } = await measureProcess(['node', 'tools/build.ts'], {
    cwd: project,
    env,
  });
  if (status !== 0) throw new Error(`The build failed:\n${output}`);
  return { files: digestsOf(join(project, 'dist')), cpuSeconds };
}

function digestsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const paths = files.map((it) => join(it.parentPath, it.name)).sort();
  return new Map(
    paths.map((path) => [
      path.slice(folder.length),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}
