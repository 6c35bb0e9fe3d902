import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What Python's Jinja makes of a template. */
export type Answer = { readonly output: string } | { readonly error: string; readonly says?: string };

const script = fileURLToPath(new URL('jinja-oracle.py', import.meta.url));

/** Version of Python's Jinja on this machine; undefined where there is none. */
export function pythonJinja(python = 'python3'): string | undefined {
  const { status, stdout } = spawnSync(python, ['-c', 'import jinja2; print(jinja2.__version__)'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Renders templates in one process. */
export function renderByPython(
  templates: readonly string[],
  variables: Readonly<Record<string, unknown>>,
  python = 'python3',
): Answer[] {
  const input = templates.map((template) => JSON.stringify([template, variables])).join('\n');
  const { stdout, stderr, status } = spawnSync(python, [script], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 31,
  });
  if (status !== 0) throw new Error(`Python ended with ${status}: ${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}
