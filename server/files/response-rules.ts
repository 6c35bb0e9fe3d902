/**
 * Reads `_headers`, as Netlify and Cloudflare Pages do: a path in a line of its own, its headers indented below.
 * @returns headers of single paths; rules for many (`/*`) are left out, because this server has its own
 */
export function parseHeaders(rules: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const headers = new Map<string, Record<string, string>>();
  let current: Record<string, string> = {};
  for (const line of rules.split('\n')) {
    if (/^\/[^*\s]*$/.test(line)) {
      current = headers.get(line) ?? {};
      headers.set(line, current);
    } else if (/^\S/.test(line)) current = {};
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) current[name.toLowerCase()] = value;
  }
  return headers;
}
