/** What texts are that are neither JSON nor YAML, by the end of their name and by how they look. */
const kinds: readonly (readonly [name: string, title: RegExp, look?: RegExp])[] = [
  ['A table (CSV)', /\.[ct]sv$/i, /^[\w ."-]+(?:,[\w ."-]+){2,}\n[^\n]*,[^\n]*,/],
  [
    'Environment variables',
    /(?:^|[/\\.])env(?:\.[\w-]+)?$/i,
    /^(?=(?:[\s\S]*\n)?(?:export )?[A-Z]\w*=)(?:[ \t]*(?:#[^\n]*|(?:export )?[A-Z]\w*=[^\n]*)?\n)+$/,
  ],
  ['An HTML page', /\.html?$/i, /^\s*<(?:!doctype html|html)\b/i],
  ['An XML document', /\.(?:xml|svg)$/i, /^\s*<\?xml\b/],
  ['A TOML file', /\.toml$/i],
  ['An INI file', /\.(?:ini|cfg|conf)$/i],
  ['A Markdown text', /\.(?:md|mdx)$/i],
  ['A Python program', /\.py$/i],
  ['A shell script', /\.(?:sh|bash|ps1)$/i, /^#!/],
  ['A JavaScript or TypeScript program', /\.[cm]?[jt]sx?$/i],
  ['A Dockerfile', /(?:^|[/\\])dockerfile(?:\.\w+)?$/i],
];

/** Longest beginning of a text that is looked at. */
const looked = 2_000;

/**
 * What a text is that is neither JSON nor YAML.
 * @param file name of the file; may be empty
 */
export function textKind(text: string, file: string): { name: string; by: string } | undefined {
  const named = kinds.find(([, title]) => title.test(file));
  if (named) return { name: named[0], by: `the file name \`${file.split(/[/\\]/).at(-1)}\`` };
  if (/\.(?:ya?ml|jsonl?)$/i.test(file)) return undefined;
  const start = text.slice(0, looked);
  // A line that is cut off would look like another one.
  const whole = start.length < looked ? `${start}\n` : start.slice(0, start.lastIndexOf('\n') + 1);
  const alike = whole.trim() === '' ? undefined : kinds.find(([, , look]) => look?.test(whole));
  return alike && { name: alike[0], by: 'its content' };
}
