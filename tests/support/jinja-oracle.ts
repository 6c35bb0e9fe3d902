import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What Python's Jinja makes of a template. */
export type Answer = { readonly output: string } | { readonly error: string; readonly says?: string };

const script = fileURLToPath(new URL('jinja-oracle.py', import.meta.url));

/** A Python that has Jinja; undefined where there is none. */
export function pythonWithJinja(): string | undefined {
  // A Python of its own may hide the one that Debian's packages belong to.
  return ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', 'import jinja2']).status === 0,
  );
}

/** Renders templates in one process. */
export function renderByPython(
  templates: readonly string[],
  variables: Readonly<Record<string, unknown>>,
  python: string,
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
