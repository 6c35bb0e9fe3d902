/**
 * Every test: unit tests, the build, the browser tests.
 * Usage: node tools/test.ts [--unit | --browser]
 * Exit: 0 all passed; 1 something failed. Finds or installs a browser first.
 */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { ensureBrowser } from './browser.ts';

const only = process.argv[2];

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}

const results: boolean[] = [];
if (only !== '--browser') results.push(run('vitest', ['run']));
if (only !== '--unit') {
  ensureBrowser();
  const built = run('node', ['tools/build.ts']);
  const port = String(await freePort());
  results.push(built && run('playwright', ['test'], { TEST_PORT: port }));
}
process.exit(results.every(Boolean) ? 0 : 1);
