/** Start of the addresses that belong to a command, and the address of its heading: `dtx-redteam-run`. */
export function commandId(path: string): string {
  return path.replaceAll(' ', '-').replaceAll('.', '');
}

/** Page with a heading for each command of a program, and a row for each flag. */
export const referencePages: Readonly<Record<string, string>> = {
  dtx: '/quick-start/other-features',
  ddtx: '/installation/docker',
  'agents_scope_generator.py': '/lab/scope_generator',
};

/** Where a flag of a command is explained; undefined when the program has no reference. */
export function flagReference(path: string, flag: string): { page: string; hash: string } | undefined {
  const page = referencePages[path.split(' ')[0] ?? ''];
  return page === undefined ? undefined : { page, hash: `#${commandId(path)}${flag}` };
}
