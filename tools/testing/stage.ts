import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { measureCpu } from './cpu-time.ts';
import { duration, progressMark, progressPause } from './progress.ts';
import type { StageCost } from './summary.ts';

/** Prints what it says as it comes, or all at once when it has ended: two that speak at the same time cannot be read. */
export type Voice = 'live' | 'at its end';

/**
 * Runs a part of the tests as a process of its own. How far it is, it says at once; when it says nothing for a while,
 * that it still runs.
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
  const kept: string[] = [];
  let lastSaid = started;
  const say = (text: string | Buffer) => {
    lastSaid = performance.now();
    process.stdout.write(text);
  };
  say(voice === 'live' ? `\n── ${name} ──\n` : `\n── ${name}: begun, its output comes at its end ──\n`);
  for (const stream of [child.stdout, child.stderr]) {
    if (voice === 'live') stream.on('data', say);
    else
      createInterface({ input: stream }).on('line', (line) => {
        if (line.startsWith(progressMark)) say(`${line}\n`);
        else kept.push(line);
      });
  }
  const silence = setInterval(() => {
    if (performance.now() - lastSaid >= progressPause)
      say(`${progressMark}${name}: still running after ${duration(performance.now() - started)}\n`);
  }, progressPause / 3);
  return new Promise((done) => {
    const end = (isGreen: boolean) => {
      clearInterval(silence);
      const cost = { name, seconds: (performance.now() - started) / 1000, cpu: stop() };
      if (voice === 'at its end' || kept.length > 0)
        say(`\n── ${name}: ended after ${duration(cost.seconds * 1000)} ──\n${kept.join('\n')}\n`);
      done({ isGreen, cost });
    };
    child.on('error', (error) => {
      kept.push(`${program}: ${error.message}`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
