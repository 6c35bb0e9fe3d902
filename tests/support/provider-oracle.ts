import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What the library `requests` writes, or the error that Python raises. */
export type Written = { readonly sent: string } | { readonly error: string; readonly says: string };

export type Asked =
  | {
      readonly scope: string;
      readonly prompt: string;
      readonly environment: Readonly<Record<string, string>>;
    }
  | { readonly request: readonly [method: string, url: string, headers: object, body: string | null] };

const script = fileURLToPath(new URL('provider-oracle.py', import.meta.url));

/** A Python that has what DTX sends with; undefined where there is none. */
export function pythonWithRequests(): string | undefined {
  return ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', 'import requests, jinja2, yaml']).status === 0,
  );
}

/** Lets Python write requests, in one process. */
export function writtenByPython(asked: readonly Asked[], python: string): Written[] {
  const { stdout, stderr, status } = spawnSync(python, [script], {
    input: asked.map((each) => JSON.stringify(each)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 31,
  });
  if (status !== 0) throw new Error(`Python ended with ${status}: ${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Written);
}

/** What differs between versions of the library, as the lab writes it. */
export function withoutVersions(text: string): string {
  return text
    .replace(/^User-Agent: python-requests\/[\d.]+$/m, 'User-Agent: python-requests/(version)')
    .replace(/^Accept-Encoding: gzip, deflate.*$/m, 'Accept-Encoding: gzip, deflate');
}
