import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The site's server in a process of its own, as readers meet it. */
export interface ServerProcess {
  readonly origin: string;
  /** Megabytes that it has now, where the system says so. */
  memory(): number;
  stop(): Promise<void>;
}

/**
 * Starts the server on a free port, without a limit of queries.
 * @param folder built site
 * @throws when it ends before it listens
 */
export async function startServer(folder: string): Promise<ServerProcess> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SEARCH_RATE: '0', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['server/main.ts', folder], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const origin = await new Promise<string>((found, failed) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [address] = /http:\/\/\S+/.exec(output) ?? [];
      if (address) found(address);
    });
    ended.then(() => failed(new Error('The server ended before it listened')));
  });
  return {
    origin,
    memory() {
      if (process.platform !== 'linux') return Number.NaN;
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024;
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
