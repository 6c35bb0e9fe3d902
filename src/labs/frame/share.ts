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

/** What keys of well-known services, tokens and private keys look like, and names that are given to secrets. */
const secrets = [
  /\b(?:sk|pk|rk|gsk|hf|ghp|gho|ghs|xox[abp]|AKIA|ASIA|AIza)[-_]?[A-Za-z0-9][\w-]{15,}/,
  /\beyJ[\w-]{10,}\.[\w-]{10,}\./,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bBearer\s+(?!\{\{)[\w.~+/-]{12,}/i,
  /(?:api[_-]?key|secret|token|password|passwd|authorization)["']?\s*[:=]\s*["']?(?!\{\{)[^\s"'{}]{8,}/i,
];

/** Whether a field holds what looks like a key, so that a link with it must not be made unasked. */
export function looksSecret(fields: Fields): boolean {
  return Object.values(fields).some((text) => secrets.some((secret) => secret.test(text)));
}
