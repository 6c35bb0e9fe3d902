import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What Python makes of an expression; `json` is null for a value that JSON does not have. */
export type Answer =
  | { readonly printed: string; readonly json: string | null }
  | { readonly error: string; readonly says?: string };

export interface Question {
  readonly code: string;
  readonly names: Readonly<Record<string, unknown>>;
  /** Whether text that begins with `lambda ` is called. */
  readonly transform?: boolean;
}

const script = fileURLToPath(new URL('python-oracle.py', import.meta.url));

/** The version of Python, such as 11 for 3.11; undefined where there is none. */
export function pythonVersion(): number | undefined {
  const { stdout, status } = spawnSync('python3', ['-c', 'import sys; print(sys.version_info[1])'], {
    encoding: 'utf8',
  });
  return status === 0 ? Number(stdout) : undefined;
}

/** Evaluates expressions in one process. */
export function askPython(questions: readonly Question[]): Answer[] {
  const input = questions
    .map(({ code, names, transform = false }) => JSON.stringify([code, names, transform]))
    .join('\n');
  const { stdout, stderr, status } = spawnSync('python3', [script], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 31,
    env: { ...process.env, PYTHONHASHSEED: '0' },
  });
  if (status !== 0) throw new Error(`Python ended with ${status}: ${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}
