import { globSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { workerPolicy } from '../../src/page/response-headers.ts';
import { hasNginx, nginxServer, ownServer } from '../support/hosts.ts';
import { builtFolder } from './site.ts';

describe.each([
  { name: 'our server', start: ownServer, installed: true },
  { name: 'nginx', start: nginxServer, installed: hasNginx },
])('on $name', ({ name, start, installed }) => {
  test.skipIf(!installed)(`a worker has a policy, which its page cannot give it, on ${name}`, async () => {
    const { origin, stop } = await start(builtFolder);
    onTestFinished(stop);
    const workers = globSync('_astro/*.worker-*.js', { cwd: builtFolder });
    expect(workers.length).toBeGreaterThan(0);
    const compiling = workers.filter((path) => workerPolicy(`/${path}`).includes('wasm-unsafe-eval'));
    expect(compiling, 'the worker that runs jq').toHaveLength(1);
    for (const path of workers) {
      const { headers } = await fetch(`${origin}/${path}`);
      expect(headers.get('content-security-policy'), path).toBe(workerPolicy(`/${path}`));
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('cache-control'), path).toMatch(/immutable/);
    }
  });
});
