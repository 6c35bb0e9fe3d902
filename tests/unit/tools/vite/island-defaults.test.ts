import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, createServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { islandDefaults } from '../../../../tools/vite/island-defaults.ts';
import { folder, siteFolder } from '../../site-folder.ts';

const message = (module: string) =>
  `The island module at ${module} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting the function that starts it.`;

/** A site whose script loads an island; @returns its folder */
const siteOf = (island: string) =>
  folder({
    'page.js': `window.open = () => import('./labs/start.island.ts');`,
    'labs/start.island.ts': island,
    'labs/other.ts': 'export const other = 1;',
  });

const plugins = () => [islandDefaults()];

function bundle(island: string) {
  const root = siteOf(island);
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: plugins(),
    build: { rolldownOptions: { input: join(root, 'page.js') } },
  });
}

describe('islandDefaults', () => {
  it('ends a build whose island module has no default export, and names the module [5.7]', async () => {
    const island = 'export const start = (place: Element) => place.remove();';
    await expect(bundle(island)).rejects.toThrow(message('labs/start.island.ts'));
  });

  it.each([
    ['a function', 'export default function start(place: Element) { place.remove(); }'],
    ['a value', 'export default (place: Element) => place.remove();'],
    ['another name', 'const start = 1; export { start as default };'],
    ['another module', `export { other as default } from './other.ts';`],
  ])('accepts %s as default export', async (_, island) => {
    await expect(bundle(island)).resolves.toBeDefined();
  });

  it('is an error with the same words while writing [5.7]', async () => {
    const root = siteOf('export const start = 1;');
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: plugins(),
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    onTestFinished(() => server.close());
    await expect(server.transformRequest('/labs/start.island.ts')).rejects.toThrow(
      message('labs/start.island.ts'),
    );
    await expect(server.transformRequest('/labs/other.ts')).resolves.toBeTruthy();
  });
});

/** A copy of the project whose code can be broken, inside it: packages and the folder of builds are found from there. */
function projectCopy(): string {
  mkdirSync('.cache', { recursive: true });
  const copy = mkdtempSync('.cache/project-');
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of [
    'src',
    'tools',
    'checks',
    'public',
    'content/i18n',
    'package.json',
    'astro.config.ts',
    'tsconfig.json',
  ])
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

describe('npm run build', () => {
  it('fails for a site with an island that has no default export [5.7]', () => {
    const copy = projectCopy();
    const module = 'src/search/ui/dialog/start.island.ts';
    const file = join(copy, module);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('export default async function', 'export async function'),
    );
    const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts'], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'production', SITE_ROOT: siteFolder(), OUT_DIR: 'dist' },
      encoding: 'utf8',
    });
    expect(stderr).toContain(message(module));
    expect(status).toBe(1);
  });
});
