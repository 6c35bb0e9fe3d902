import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensurePackages, readManifest } from '../packages.ts';
import type { Corpus } from './corpus.ts';
import { writePages } from './write-pages.ts';

/** A generator of documentation sites that is measured, in a folder of its own. */
export interface Peer {
  /** Name on the command line, and of its folder below `.cache/peers`. */
  readonly name: string;
  readonly label: string;
  /** Whether only its builds are measured: its pages are those of another. */
  readonly isBuildOnly?: boolean;
  /** Makes the folder a site that lacks nothing but pages. */
  prepare(folder: string): void;
  /** Writes the pages of a corpus there, in place of those of another. */
  write(folder: string, corpus: Corpus): void;
  /** What builds, in that folder: program and arguments. */
  readonly command: readonly [string, ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
  /** Folder, in that one, of what a build writes for readers. */
  readonly output: string;
  /** Folders of what it keeps for the next build. */
  readonly caches: readonly string[];
  /** The address that its links have for a path of the corpus. */
  address(path: string): string;
  /** Version of what is installed there. */
  version(folder: string): string;
}

const sites = resolve('bench/peers/sites');

/** A peer of npm: its configuration is kept in this project, its packages are installed when it is first measured. */
const fromNpm = (name: string, main: string) => ({
  name,
  prepare(folder: string) {
    cpSync(join(sites, name), folder, { recursive: true });
    ensurePackages(folder);
  },
  version: (folder: string) => readManifest(join(folder, 'node_modules', main)).version ?? '',
});

const starlight: Peer = {
  ...fromNpm('starlight', '@astrojs/starlight'),
  label: 'Starlight',
  write: (folder, corpus) =>
    writePages(folder, corpus, {
      content: 'src/content/docs',
      fields: ({ position }) => ({ sidebar: { order: position } }),
    }),
  command: ['node_modules/.bin/astro', 'build'],
  environment: { ASTRO_TELEMETRY_DISABLED: '1' },
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  address: (path) => `${path}/`,
};

const docusaurus: Peer = {
  ...fromNpm('docusaurus', '@docusaurus/core'),
  label: 'Docusaurus',
  write: (folder, corpus) =>
    writePages(folder, corpus, {
      content: 'docs',
      fields: ({ position }) => ({ sidebar_position: position }),
      home: { sidebar_position: 0, slug: '/' },
      folder: (label, position) => ['_category_.json', JSON.stringify({ label, position })],
    }),
  command: ['node_modules/.bin/docusaurus', 'build'],
  environment: { DOCUSAURUS_NO_TELEMETRY: '1', NO_UPDATE_NOTIFIER: '1' },
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  address: (path) => path,
};

const vitepress: Peer = {
  ...fromNpm('vitepress', 'vitepress'),
  label: 'VitePress',
  write: (folder, corpus) =>
    writePages(folder, corpus, {
      content: 'docs',
      body: ({ title, body }) => `# ${title}\n\n${body}`,
    }),
  command: ['node_modules/.bin/vitepress', 'build', 'docs'],
  output: 'docs/.vitepress/dist',
  caches: ['docs/.vitepress/cache', 'node_modules/.vite'],
  address: (path) => path,
};

/** What a build of ours is made by. */
const sources = [
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'checks',
  'public',
  'server',
  'src',
  'tools',
];

/** A copy of the project with other content: its caches can be taken away, and those of the author are left alone. */
function prepareOurs(folder: string): void {
  for (const name of [...sources, 'content', 'node_modules']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  for (const name of [...sources, 'content/i18n/en.yml']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  cpSync(join(sites, 'ours'), folder, { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  // Each for itself: hidden ones are caches and the list of npm, and `.bin` is on the path already.
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.'))) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
}

/** YAML and JSON have to be of a format of DTX, or to say that they are of none. */
const ofNoFormat = (body: string): string => body.replace(/^```(yaml|json)$/gm, '$& schema="none"');

/** @param stages of `tools/build.ts`, all if not given */
const ours = (name: string, label: string, stages?: string): Peer => ({
  name,
  label,
  prepare: prepareOurs,
  write: (folder, corpus) =>
    writePages(folder, corpus, {
      content: 'content/docs',
      fields: ({ position }) => ({ type: 'concept', sidebar_position: position }),
      home: { type: 'index', sidebar_position: 0 },
      body: ({ body }) => ofNoFormat(body),
      folder: (label, position) => ['_category_.yml', JSON.stringify({ label, position })],
    }),
  command: ['node', 'tools/build.ts'],
  ...(stages !== undefined && { isBuildOnly: true, environment: { BUILD_STAGES: stages } }),
  output: 'dist',
  caches: ['.cache', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  address: (path) => path,
  version: (folder) => readManifest(folder).version ?? '',
});

/** Ours twice: no peer compresses, draws preview images or checks examples. */
export const peers: readonly Peer[] = [
  starlight,
  docusaurus,
  vitepress,
  ours('ours-same-work', 'ours, the same work', 'pages,search'),
  ours('ours', 'ours, all it does'),
];
