/** Fields of a lab by name, as texts. */
export type Fields = Readonly<Record<string, string>>;

/** Longest address that chat programs and mail leave whole, in characters. */
const longest = 8000;

/** Begins the hash of a link to a lab with its fields; `shell/comforts` looks for it. */
const mark = 'try=';

/**
 * Address of a lab with its fields in the hash, which no browser sends to a server.
 * @param page address of the page, whose own hash is replaced
 * @param lab name of the lab
 * @returns undefined when it would be too long to be handed on
 */
export function sharedAddress(page: string, lab: string, fields: Fields): string | undefined {
  const address = new URL(page);
  address.hash = new URLSearchParams({ try: lab, ...fields }).toString();
  return address.href.length > longest ? undefined : address.href;
}

/**
 * Fields that a hash holds for a lab. A hash can hold anything: names that the lab does not have are left out.
 * @param names of the fields that the lab has
 */
export function sharedFields(hash: string, lab: string, names: readonly string[]): Fields | undefined {
  if (!hash.startsWith(`#${mark}`)) return undefined;
  const found = new URLSearchParams(hash.slice(1));
  if (found.get('try') !== lab) return undefined;
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = found.get(name);
      // A field has just this kind of break, so that its text and what it shows are the same.
      return text === null ? [] : [[name, text.replace(/\r\n?/g, '\n')]];
    }),
  );
}

/** What looks like a key: where it is, and how it begins. */
export interface FoundSecret {
  readonly field: string;
  readonly line: number;
  /** Four characters, so that it is found and yet not shown. */
  readonly begin: string;
}

/**
 * What keys of well-known services, tokens and private keys look like, and names that are given to secrets; each ends with
 * the key.
 */
const secrets = [
  /\b(?<key>(?:sk|pk|rk|gsk|hf|ghp|gho|ghs|xox[abp]|AKIA|ASIA|AIza)[-_]?[A-Za-z0-9][\w-]{15,})/g,
  /\b(?<key>eyJ[\w-]{10,}\.[\w-]{10,}\.)/g,
  /-----(?<key>BEGIN [A-Z ]*PRIVATE KEY-----)/g,
  /\bBearer\s+(?!\{\{)(?<key>[\w.~+/-]{12,})/gi,
  /(?:api[_-]?key|secret|token|password|passwd|authorization)["']?\s*[:=]\s*["']?(?:basic\s+)?(?!\{\{)(?<key>[^\s"'{}]{8,})/gi,
];

/** Whether a field holds what looks like a key, so that a link with it must not be made unasked. */
export function looksSecret(fields: Fields): boolean {
  return Object.values(fields).some((text) => secrets.some((secret) => text.search(secret) >= 0));
}

/** What looks like a key in fields, in their order. */
export function secretsIn(fields: Fields): FoundSecret[] {
  return Object.entries(fields).flatMap(([field, text]) => {
    let line = 1;
    let counted = 0;
    return keysIn(text).map(({ start, end }): FoundSecret => {
      line += text.slice(counted, start).split('\n').length - 1;
      counted = start;
      return { field, line, begin: `${text.slice(start, Math.min(end, start + 4)).toWellFormed()}…` };
    });
  });
}

/** Written in the place of a key: short enough to be none, and a word to every shell and format. */
const placeholder = 'KEY';

/** What belongs to a key behind the part by which it is known. */
const rest = /[\w.~+/=-]*/y;
const privateRest = /[\s\S]*?-----END [A-Z ]*PRIVATE KEY(?=-----)|[\s\S]*/y;

/** Fields with a word in the place of all that looks like a key. */
export function withoutSecrets(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      let cleared = text;
      // What is left can look like a key once more, as the value behind the word "token" within another key's line.
      for (let keys = keysIn(cleared); keys.length > 0; keys = keysIn(cleared)) {
        const kept: string[] = [];
        let done = 0;
        for (const { start, end } of keys) {
          if (start < done) continue;
          kept.push(cleared.slice(done, start), placeholder);
          const form = cleared.startsWith('BEGIN ', start) ? privateRest : rest;
          form.lastIndex = end;
          form.test(cleared);
          done = Math.max(end, form.lastIndex);
        }
        kept.push(cleared.slice(done));
        cleared = kept.join('');
      }
      return [name, cleared];
    }),
  );
}

/** Where a text has what looks like a key, in its order. */
function keysIn(text: string): { readonly start: number; readonly end: number }[] {
  const found = secrets.flatMap((secret) =>
    [...text.matchAll(secret)].map(({ 0: all, index, groups }) => {
      const end = index + all.length;
      return { start: end - (groups?.key ?? all).length, end };
    }),
  );
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let last = 0;
  return found.filter(({ start, end }) => {
    // What is a key by more than one of its looks is one.
    if (start < last) return false;
    last = end;
    return true;
  });
}
