import { spawn } from 'node:child_process';
import { measureCpu } from './cpu-time.ts';
import type { StageCost } from './summary.ts';

/** Prints what it says as it comes, or all at once when it has ended: two that speak at the same time cannot be read. */
export type Voice = 'live' | 'at its end';

/**
 * Runs a part of the tests as a process of its own.
 * @param name for its heading and the list of costs
 * @returns whether it ended well, and what it cost
 */
export function runStage(
  name: string,
  [program, ...args]: readonly [string, ...string[]],
  voice: Voice,
  env: Readonly<Record<string, string>> = {},
): Promise<{ isGreen: boolean; cost: StageCost }> {
  const started = performance.now();
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = child.pid === undefined ? () => undefined : measureCpu(child.pid);
  const heading = `\n── ${name} ──\n`;
  const output: Buffer[] = [];
  if (voice === 'live') process.stdout.write(heading);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      if (voice === 'live') process.stdout.write(chunk);
      else output.push(chunk);
    });
  }
  return new Promise((done) => {
    const end = (isGreen: boolean) => {
      const cost = { name, seconds: (performance.now() - started) / 1000, cpu: stop() };
      if (output.length > 0) process.stdout.write(`${heading}${Buffer.concat(output)}\n`);
      done({ isGreen, cost });
    };
    child.on('error', (error) => {
      output.push(Buffer.from(`${program}: ${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
