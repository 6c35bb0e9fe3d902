import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PythonResult } from '../../src/labs/python/evaluate.ts';

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

/** A Python 3.11, whose comprehensions and words are the ones that are told here; undefined where there is none. */
export function python311(): string | undefined {
  return ['python3', 'python3.11', '/usr/bin/python3'].find((python) => {
    const { stdout } = spawnSync(python, ['--version'], { encoding: 'utf8' });
    return /^Python 3\.11\./.test(stdout ?? '');
  });
}

/** Evaluates expressions in one process. */
export function askPython(questions: readonly Question[], python: string): Answer[] {
  const input = questions
    .map(({ code, names, transform = false }) => JSON.stringify([code, names, transform]))
    .join('\n');
  const { stdout, stderr, status } = spawnSync(python, [script], {
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

/** Whether an expression gives here what it gives in Python, as a value, as a text and as JSON. */
export function agree(here: PythonResult, there: Answer): boolean {
  if ('error' in there) {
    const error = /^(?:IndentationError|TabError)$/.test(there.error) ? 'SyntaxError' : there.error;
    return error === 'slow' || ('problem' in here && here.problem.error === error);
  }
  if ('problem' in here || here.printed !== there.printed) return false;
  return there.json === null || JSON.stringify(here.value) === JSON.stringify(JSON.parse(there.json));
}

/** Whether it was refused, about which Python says nothing. */
export function isRefused(here: PythonResult): boolean {
  return 'problem' in here && /^(?:unsupported|limit)$/.test(here.problem.kind);
}
