import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/testing/free-port.ts';

test('a free port is none that the system may give to somebody else before it is listened on', async () => {
  for (let i = 0; i < 20; i++) {
    const port = await freePort();
    expect(port).toBeLessThan(32_768);
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  }
});
