/** A content security policy: directive → sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads the text of a policy; of a repeated directive the first counts, as in a browser. */
export function parsePolicy(text: string): Policy {
  const policy = new Map<string, string[]>();
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

/** Whether inline code with one of these hashes may run. No directive at all allows everything, so it counts as no. */
export function allows(policy: Policy, kind: 'script' | 'style', hashes: readonly string[]): boolean {
  const sources =
    policy.get(`${kind}-src-elem`) ?? policy.get(`${kind}-src`) ?? policy.get('default-src') ?? [];
  return sources.some((source) => hashes.includes(source));
}

const weak = /^('unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|\*|https?:)$/i;

/** Sources that make a policy pointless, as `script-src 'unsafe-inline'`, and directives it must have but lacks. */
export function weaknesses(policy: Policy): string[] {
  const found = [...policy].flatMap(([name, sources]) =>
    sources
      .filter((source) => weak.test(source) || (name.startsWith('script') && /^(data|blob):$/i.test(source)))
      .map((source) => `${name} ${source}`),
  );
  // What falls back on no other directive.
  const required = ['default-src', 'base-uri', 'form-action'];
  return [...found, ...required.filter((name) => !policy.has(name)).map((name) => `no ${name}`)];
}
