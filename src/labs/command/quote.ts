export type Shell = 'bash' | 'powershell';

/** Letters that mean themselves in either shell. */
const plain = /^[\w+=:./][\w+=:./-]*$/;

/** A word as a shell must have it, so that the program gets exactly this text. */
export function quote(text: string, shell: Shell): string {
  if (plain.test(text) || /^<[A-Za-z][\w-]*>$/.test(text) || /^-[\w.=:/-]*$/.test(text)) return text;
  if (!/["$`\\!]/.test(text)) return `"${text}"`;
  return shell === 'bash' ? `'${text.replaceAll("'", "'\\''")}'` : `'${text.replaceAll("'", "''")}'`;
}
