import type { OpenStatement, Statement } from './shell-words.ts';

/** A word of PowerShell, or what is between words; the first that matches counts. */
const piece =
  /(?<comment><#[\s\S]{0,5000}?#>|(?<=^|[\s;|&(){}])#.*)|(?<blank>(?:[^\S\n]|`\r?\n)+)|(?<variable>\$env:(?<name>\w+)[^\S\n]*=[^\S\n]*)|(?<end>\$\(|[\n;|&(){}]+)|(?<redirect>(?!<[A-Za-z][\w-]*>)[\d*]?>{1,2}(?:&\d)?)|(?<word>(?:'(?:[^']|'')*'|"(?:[^"`]|""|`[\s\S])*"|`[^\n]|\$(?!\()|[^\s'"`;|&(){}$>]+|>)+)|[\s\S]/gm;

/**
 * Commands of PowerShell text. It knows its quotes, the backtick before a line end, comments, pipes, and variables of
 * the environment, which stay set for the commands after them.
 */
export function powershellStatements(text: string): Statement[] {
  const statements: OpenStatement[] = [{ words: [], variables: [] }];
  let line = 1;
  let isTarget = false;
  let setting: { readonly name: string; readonly start: number } | undefined;
  for (const { 0: raw, index: start, groups = {} } of text.matchAll(piece)) {
    const current = statements.at(-1);
    if (groups.variable) setting = { name: groups.name ?? '', start };
    else if (groups.end) {
      setting = undefined;
      statements.push({ words: [], variables: [] });
    } else if (groups.word && !isTarget && current) {
      const word = { text: unquoted(raw), open: isOpen(raw), line, start, raw };
      if (setting)
        current.variables.push({
          ...word,
          text: `${setting.name}=${word.text}`,
          start: setting.start,
          raw: text.slice(setting.start, start + raw.length),
        });
      else current.words.push(word);
      setting = undefined;
    } else if (current && /^['"]$/.test(raw)) current.unclosed ??= { line, start };
    if (!groups.blank) isTarget = groups.redirect !== undefined && !groups.redirect.includes('&');
    line += raw.split('\n').length - 1;
  }
  return statements.filter(({ words, variables }) => words.length + variables.length > 0);
}

/** Whether a text can only be PowerShell: it sets `$env:NAME`, or a backtick that closes nothing continues a line. */
export function isPowershell(text: string): boolean {
  return /\$env:\w+|^(?:[^`\n]*`[^`\n]*`)*[^`\n]*`[^\S\n]*\n/im.test(text);
}

function unquoted(raw: string): string {
  return raw.replace(
    /'((?:[^']|'')*)'|"((?:[^"`]|""|`[\s\S])*)"|`([^\n])/g,
    (_, single?: string, double?: string, escaped?: string) =>
      single?.replaceAll("''", "'") ??
      double?.replace(/""|`([\s\S])/g, (__, mark?: string) => mark ?? '"') ??
      escaped ??
      '',
  );
}

function isOpen(raw: string): boolean {
  return /\$/.test(raw.replace(/'(?:[^']|'')*'|`[\s\S]/g, ''));
}
