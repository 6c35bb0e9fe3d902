import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { documentedVersion, ensureHub } from '../environment.ts';
import { type Job, jobSchema, type Outcome } from './job.ts';

/** A job as its author gives it; what is left out has its usual value. */
export type JobSettings = Pick<Job, 'run'> & Partial<Omit<Job, 'folder'>>;

export interface Sandbox {
  /**
   * Runs a command line of DTX against the stand-ins.
   * @param use reads what the command left in `folder`, which is deleted afterwards
   */
  run<T>(settings: JobSettings, use: (outcome: Outcome, folder: string) => T | Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Places in which commands run at once, each a network namespace of its own.
 * @param root project folder
 * @param places how many
 * @throws {NoEnvironment} when DTX cannot be installed here
 */
export async function startSandbox(
  root: string,
  places: number,
  version: string = documentedVersion,
): Promise<Sandbox> {
  const hub = await ensureHub(root, version);
  const base = mkdtempSync(join(tmpdir(), 'dtx-verify-'));
  const workers = Array.from({ length: places }, (_, i) =>
    startWorker(join(base, String(i)), { root, version, hub }),
  );
  const free = [...workers];
  const waiting: ((worker: Worker) => void)[] = [];
  let jobs = 0;

  const take = (): Promise<Worker> => {
    const worker = free.shift();
    return worker ? Promise.resolve(worker) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (worker: Worker): void => {
    const next = waiting.shift();
    if (next) next(worker);
    else free.push(worker);
  };
  const stop = () => {
    for (const { process } of workers) process.kill('SIGTERM');
    rmSync(base, { recursive: true, force: true });
  };
  // Ctrl+C: nothing is left behind.
  process.once('SIGINT', stopAndLeave).once('SIGTERM', stopAndLeave);
  function stopAndLeave() {
    stop();
    process.exit(130);
  }

  return {
    async run(settings, use) {
      const worker = await take();
      const folder = join(base, `job-${jobs++}`);
      try {
        const outcome = await worker.execute({ ...usual, ...settings, folder });
        return await use(outcome, folder);
      } finally {
        rmSync(folder, { recursive: true, force: true });
        giveBack(worker);
      }
    },
    async close() {
      process.off('SIGINT', stopAndLeave).off('SIGTERM', stopAndLeave);
      await Promise.all(workers.map((worker) => worker.end()));
      stop();
    },
  };
}

const usual: Omit<Job, 'run' | 'folder'> = {
  environment: 'full',
  variables: {},
  files: {},
  copies: [],
  standins: true,
  statuses: {},
  keepBodies: false,
  isReal: false,
  hasShortWaits: false,
  timeout: 300,
};

interface Worker {
  readonly process: ChildProcess;
  execute(job: Job): Promise<Outcome>;
  end(): Promise<void>;
}

const answerSchema = z.union([
  z.strictObject({ failed: z.string() }),
  z.custom<Outcome>((value) => typeof value === 'object' && value !== null && 'exit' in value),
]);

function startWorker(
  folder: string,
  { root, version, hub }: { root: string; version: string; hub: string },
): Worker {
  mkdirSync(folder);
  const unshare = namespaceWords();
  const words = [
    ...unshare,
    process.execPath,
    join(root, 'verify/sandbox/worker.ts'),
    root,
    folder,
    version,
    hub,
  ];
  if (unshare.length > 0) words.push('isolated');
  const [command = '', ...rest] = words;
  const child = spawn(command, rest, { stdio: ['pipe', 'pipe', 'pipe'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
  });
  // What a worker that ended can no longer read; the answer that is missing tells it.
  child.stdin.on('error', () => {});
  return {
    process: child,
    async execute(job) {
      child.stdin.write(`${JSON.stringify(jobSchema.parse(job))}\n`);
      const { value, done } = await answers.next();
      if (done)
        throw new Error(`The sandbox ended: ${said.trim().split('\n').at(-1) ?? 'no reason was given'}`);
      const answer = answerSchema.parse(JSON.parse(value));
      if ('failed' in answer) throw new Error(answer.failed);
      return answer;
    },
    async end() {
      child.stdin.end();
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

/** Words that start a program in a network namespace of its own; none where the system allows none. */
function namespaceWords(): readonly string[] {
  const isRoot = process.getuid?.() === 0;
  const words = ['unshare', ...(isRoot ? [] : ['--map-root-user']), '--net'];
  const [command = '', ...rest] = [...words, 'true'];
  return spawnSync(command, rest).status === 0 ? words : [];
}
