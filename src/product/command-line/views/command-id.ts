/** Start of the addresses that belong to a command, and the address of its heading: `dtx-redteam-run`. */
export function commandId(path: string): string {
  return path.replaceAll(' ', '-').replaceAll('.', '');
}
