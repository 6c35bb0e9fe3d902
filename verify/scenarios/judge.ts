import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYamlText } from '../../src/base/parse.ts';
import type { Jq } from '../../src/labs/jq/jq.ts';
import type { Outcome } from '../sandbox/job.ts';
import type { Expected } from './scenario.ts';

/**
 * Holds what a command did against what its scenario expects.
 * @param folder of the job: `work` and `home`
 * @returns a line for each difference
 */
export function differencesOf(expected: Expected, outcome: Outcome, folder: string, jq: Jq): string[] {
  const said = squeezed(`${outcome.out}\n${outcome.err}`);
  const differences: string[] = [];
  if (outcome.exit !== expected.exit)
    differences.push(`exit code ${outcome.exit} in place of ${expected.exit}`);
  for (const text of expected.prints)
    if (!said.includes(squeezed(text))) differences.push(`does not print "${text}"`);
  for (const text of expected.never) if (said.includes(squeezed(text))) differences.push(`prints "${text}"`);
  for (const path of expected.writes)
    if (!existsSync(placeOf(path, folder))) differences.push(`does not write ${path}`);
  for (const path of expected.lacks)
    if (existsSync(placeOf(path, folder))) differences.push(`writes ${path}`);
  return [
    ...differences,
    ...callDifferences(expected.calls, outcome),
    ...contactDifferences(expected, outcome),
    ...sentDifferences(expected.sends, outcome),
    ...Object.entries(expected.holds).flatMap(([path, rules]) => fileDifferences(path, rules, folder, jq)),
  ];
}

function callDifferences(calls: Expected['calls'], { contacts }: Outcome): string[] {
  return Object.entries(calls).flatMap(([role, wanted]) => {
    const made = contacts.filter((each) => each.role === role).length;
    const [least, most] = typeof wanted === 'number' ? [wanted, wanted] : wanted;
    if (made >= least && made <= most) return [];
    return [`makes ${made} calls as ${role} in place of ${least === most ? least : `${least} to ${most}`}`];
  });
}

function contactDifferences({ hosts, keys }: Expected, { contacts }: Outcome): string[] {
  const contacted = [...new Set(contacts.map(({ host }) => host))].sort();
  const wrongHosts =
    hosts !== undefined && contacted.join(' ') !== [...hosts].sort().join(' ')
      ? [`contacts ${contacted.join(', ') || 'nobody'} in place of ${hosts.join(', ') || 'nobody'}`]
      : [];
  if (keys === undefined) return wrongHosts;
  const sent = new Map<string, string>();
  for (const each of contacts)
    for (const value of Object.values(each.keys ?? {}))
      sent.set(each.host, `${sent.get(each.host) ?? ''} ${value}`);
  const missing = Object.entries(keys).filter(([host, part]) => !sent.get(host)?.includes(part));
  const extra = [...sent].filter(([host]) => !Object.hasOwn(keys, host));
  return [
    ...wrongHosts,
    ...missing.map(([host, part]) => `sends no key with "${part}" to ${host}`),
    ...extra.map(([host, value]) => `sends the key "${value.trim()}" to ${host}`),
  ];
}

function fileDifferences(path: string, rules: readonly string[], folder: string, jq: Jq): string[] {
  const file = placeOf(path, folder);
  if (!existsSync(file)) return [`does not write ${path}`];
  const content = readFileSync(file, 'utf8');
  const json = path.endsWith('.json') ? content : JSON.stringify(parseYamlText(path, content));
  return rules.flatMap((rule) => {
    const result = jq.run(rule, json, ['-c']);
    const said = 'failed' in result ? result.failed : result.output;
    return said === 'true' ? [] : [`${path}: ${rule} gives ${said.slice(0, 300)}`];
  });
}

function sentDifferences(sends: Expected['sends'], { contacts }: Outcome): string[] {
  return Object.entries(sends).flatMap(([host, texts]) => {
    const bodies = contacts.filter((each) => each.host === host).map(({ body = '' }) => body);
    return texts
      .filter((text) => !bodies.some((body) => body.includes(text)))
      .map((text) => `sends no request with ${text} to ${host}`);
  });
}

/** `~/` is the home folder, everything else the working directory. */
function placeOf(path: string, folder: string): string {
  return path.startsWith('~/') ? join(folder, 'home', path.slice(2)) : join(folder, 'work', path);
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ');
}
