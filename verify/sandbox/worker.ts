/**
 * Runs inside a network namespace that has loopback only: plays the stand-ins, starts drivers, and executes a job for
 * each line of standard input; a line of standard output is its outcome. Ends with its standard input.
 * Usage: worker.ts ROOT FOLDER VERSION HUB [isolated]
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { documentedVersion } from '../environment.ts';
import { type Standins, startStandins } from '../standin/server.ts';
import { type Job, jobSchema, type Outcome } from './job.ts';

const [root = '', folder = '', version = documentedVersion, hub = '', isolated = ''] = process.argv.slice(2);
const ports = { direct: 9100, proxy: 9101, ollama: 11434 };
/** What is read while DTX and its libraries are imported. */
const importTime = new RegExp(
  `^(?:${[
    'HF_|HUGGING|TRANSFORMERS_|DATASETS_|TORCH|JBB_|PYTHON',
    'LITELLM_|LOGURU_|LOGGING_LEVEL|DETOXIO_',
    'OLLAMA_(?!API_BASE)|OPENAI_(?:MODEL_NAME|TEMPERATURE|API_BASE_URL)',
  ].join('|')})`,
);
/** In a new namespace loopback is down. */
const loopbackUp =
  'import fcntl, socket, struct; fcntl.ioctl(socket.socket(), 0x8914, struct.pack("16sh", b"lo", 0x41))';

interface Driver {
  readonly process: ChildProcess;
  readonly socket: string;
}
const drivers = new Map<string, Driver>();
/** Each has PyTorch in memory, 1.2 GB. */
const mostDrivers = 3;
let driversStarted = 0;

function stopOldest(): void {
  for (const [key, { process }] of [...drivers].slice(0, Math.max(0, drivers.size - mostDrivers + 1))) {
    process.kill('SIGKILL');
    drivers.delete(key);
  }
}

function pythonOf(environment: string): string {
  return join(root, '.cache/verify', version, environment, 'bin/python');
}

function baseEnvironment(home: string, hasNetwork: boolean): Record<string, string> {
  const certificate = join(folder, 'ca.pem');
  const proxy = `http://127.0.0.1:${ports.proxy}`;
  return {
    HOME: home,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    TERM: 'dumb',
    COLUMNS: '100',
    NO_COLOR: '1',
    // The order of `--framework` depends on it.
    PYTHONHASHSEED: '0',
    OMP_NUM_THREADS: '1',
    ...(hasNetwork && {
      HTTPS_PROXY: proxy,
      HTTP_PROXY: proxy,
      https_proxy: proxy,
      http_proxy: proxy,
      NO_PROXY: '127.0.0.1,localhost',
      no_proxy: '127.0.0.1,localhost',
      SSL_CERT_FILE: certificate,
      REQUESTS_CA_BUNDLE: certificate,
    }),
  };
}

/** The driver for a set of variables that are read at import. */
async function driverFor(job: Job): Promise<Driver> {
  const read = Object.entries(job.variables).filter(([name]) => importTime.test(name));
  const key = JSON.stringify([job.environment, job.standins, read.sort()]);
  const known = drivers.get(key);
  if (known && known.process.exitCode === null) return known;
  stopOldest();
  const home = join(folder, `driver-${driversStarted++}`);
  mkdirSync(home, { recursive: true });
  const socket = join(home, 'socket');
  rmSync(socket, { force: true });
  const log = join(home, 'log.txt');
  const process = spawn(pythonOf(job.environment), [join(root, 'verify/sandbox/driver.py'), socket], {
    cwd: home,
    env: { ...baseEnvironment(home, job.standins), PATH: '/usr/bin:/bin', ...Object.fromEntries(read) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.stderr.on('data', (data: Buffer) => appendFileSync(log, data));
  await new Promise<void>((resolve, reject) => {
    process.stdout.once('data', () => resolve());
    process.once('exit', (code) => {
      const said = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').at(-1) : '';
      reject(new Error(`The driver of "${job.environment}" ended with ${code}: ${said}`));
    });
  });
  const driver = { process, socket };
  drivers.set(key, driver);
  return driver;
}

/** A folder with `dtx` and `python` that ask the driver. */
function shims(environment: string): string {
  const bin = join(folder, `bin-${environment}`);
  if (existsSync(bin)) return bin;
  mkdirSync(bin);
  const client = readFileSync(join(root, 'verify/sandbox/client.py'), 'utf8');
  for (const name of ['dtx', 'python', 'python3'])
    writeFileSync(join(bin, name), `#!${pythonOf(environment)} -SE\n${client}`, { mode: 0o755 });
  return bin;
}

async function execute(job: Job, standins: Standins): Promise<Outcome> {
  const work = join(job.folder, 'work');
  const home = join(job.folder, 'home');
  for (const each of [work, home]) mkdirSync(each, { recursive: true });
  for (const [path, text] of Object.entries(job.files)) {
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), text);
  }
  for (const path of job.copies) cpSync(path, join(work, basename(path)), { recursive: true });
  const venv = dirname(pythonOf(job.environment));
  const usage = join(job.folder, 'usage.txt');
  const forked = job.isReal ? undefined : await driverFor(job);
  const path = [...(forked ? [shims(job.environment)] : []), venv, '/usr/local/bin', '/usr/bin', '/bin'];
  const env = {
    ...baseEnvironment(home, job.standins),
    PATH: path.join(':'),
    ...(forked && { DTX_VERIFY_DRIVER: forked.socket, DTX_VERIFY_USAGE: usage }),
    ...(job.hasShortWaits && { DTX_VERIFY_SHORT_WAITS: '1' }),
    ...job.variables,
  };
  standins.takeContacts();
  standins.set({ statuses: job.statuses, keepBodies: job.keepBodies });
  const started = performance.now();
  const { exit, out, err } = await runShell(job, work, env);
  const seconds = (performance.now() - started) / 1000;
  const used = existsSync(usage) ? readFileSync(usage, 'utf8').trim().split('\n') : [];
  return {
    exit,
    out,
    err,
    seconds: Math.round(seconds * 10) / 10,
    cpu: Math.round(used.reduce((sum, line) => sum + Number(JSON.parse(line).cpu), 0) * 10) / 10,
    contacts: standins.takeContacts(),
    isIsolated: isolated === 'isolated',
  };
}

function runShell(job: Job, cwd: string, env: Record<string, string>) {
  const { promise, resolve } = Promise.withResolvers<{ exit: number; out: string; err: string }>();
  const child = spawn('/bin/sh', ['-c', job.run], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const said = { out: '', err: '' };
  let isInterrupted = false;
  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // Nothing of it is left.
    }
  };
  const timer = setTimeout(() => end('SIGKILL'), job.timeout * 1000);
  for (const [stream, name] of [
    [child.stdout, 'out'],
    [child.stderr, 'err'],
  ] as const)
    stream.setEncoding('utf8').on('data', (data: string) => {
      said[name] += data;
      if (isInterrupted || job.interruptAt === undefined || !said[name].includes(job.interruptAt)) return;
      isInterrupted = true;
      end('SIGINT');
    });
  // What it left in the background would hold its output open.
  child.on('exit', () => end('SIGKILL'));
  child.on('close', (code, signal) => {
    clearTimeout(timer);
    resolve({ exit: code ?? (signal === 'SIGKILL' ? 124 : 130), ...said });
  });
  return promise;
}

async function main(): Promise<void> {
  if (isolated === 'isolated') execFileSync(pythonOf('full'), ['-c', loopbackUp]);
  const standins = await startStandins({ ports, hub });
  writeFileSync(join(folder, 'ca.pem'), standins.certificate);
  try {
    for await (const line of createInterface({ input: process.stdin })) {
      const answer = await execute(jobSchema.parse(JSON.parse(line)), standins).catch((error: unknown) => ({
        failed: String(error instanceof Error ? error.message : error),
      }));
      process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
  } finally {
    for (const driver of drivers.values()) driver.process.kill('SIGKILL');
    await standins.close();
  }
}

await main();
