import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';

/** What a command cost, together with everything it started. */
export interface ProcessCost {
  /** Exit code; null when a signal ended it. */
  readonly status: number | null;
  readonly seconds: number;
  /** Of the processor: user and system, of the command and of every process that it, or they, waited for. */
  readonly cpuSeconds: number;
  /** Most resident memory of all its processes at one time, in MB of a million bytes; undefined where there is no /proc. */
  readonly megabytes: number | undefined;
  /** What it printed to both of its outputs. */
  readonly output: string;
}

/** Milliseconds between two looks at the memory: what is shorter is not seen. */
const interval = 150;

/**
 * Runs a command and measures it. The processor's time is that of the shell around the command, which the system
 * counts: no process is too short for it. Memory shared between processes counts once for each of them.
 * @param command program and its arguments
 * @param options folder it runs in, and its whole environment
 * @throws {Error} there is no shell
 */
export async function measureProcess(
  [program, ...args]: readonly [string, ...string[]],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<ProcessCost> {
  const started = performance.now();
  const shell = ['-c', '"$@"; status=$?; times >&3; exit $status', 'sh', program, ...args];
  const child = spawn('sh', shell, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const outputs = [1, 2, 3].map((place) => textOf(child.stdio[place] as Readable));
  let most: number | undefined;
  const watch = setInterval(() => {
    const now = child.pid === undefined ? undefined : treeMemory(child.pid);
    if (now !== undefined) most = Math.max(most ?? 0, now);
  }, interval);
  try {
    const status = await new Promise<number | null>((done, failed) => {
      child.on('error', failed);
      child.on('close', done);
    });
    const seconds = (performance.now() - started) / 1000;
    const [out = '', errors = '', times = ''] = await Promise.all(outputs);
    const megabytes = most === undefined ? undefined : most / 1000;
    return { status, seconds, cpuSeconds: childrenTime(times), megabytes, output: out + errors };
  } finally {
    clearInterval(watch);
  }
}

async function textOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

/** Seconds of the second line of `times`, `1m2.34s 0m0.56s`: user and system of what the shell waited for. */
function childrenTime(times: string): number {
  const [, line = ''] = times.split('\n');
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Kilobytes (of 1,000 bytes) that a process and all below it hold now. @returns undefined without /proc */
function treeMemory(root: number): number | undefined {
  const children = new Map<number, number[]>();
  for (const pid of processes()) {
    // The name, in brackets, may hold anything; after it come state and parent.
    const [, parent] = read(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    const siblings = children.get(Number(parent)) ?? [];
    children.set(Number(parent), [...siblings, pid]);
  }
  if (children.size === 0) return undefined;
  const sum = (pid: number): number => {
    const [, kibibytes = 0] = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`)) ?? [];
    const below = (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
    return Number(kibibytes) * 1.024 + below;
  };
  return sum(root);
}

function processes(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** @returns nothing for a process that has ended since it was listed */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
