/** What a host is contacted for, and what it gets. */
export interface ContactUse {
  /** What for, and when. */
  readonly what: string;
  /** `unknown` where that is not known. */
  readonly data: string;
  /** Variables without which it does not work. */
  readonly key?: string | undefined;
}

/** A host, with all that it is contacted for. */
export interface Contact {
  readonly host: string;
  readonly uses: readonly ContactUse[];
}

/** What a run of a file contacts, and the variables of the environment that the file names. */
export interface Contacts {
  readonly hosts: readonly Contact[];
  /** As many as are shown, and how many there are. */
  readonly variables: { readonly first: readonly string[]; readonly all: number };
}

export const noContacts: Contacts = { hosts: [], variables: { first: [], all: 0 } };

/** More names of variables are counted, not shown. */
export const shownVariables = 20;

/** Page that says more of all of them. */
export const contactsPage = '/architecture/network#hosts';

/** Said once for all variables. */
export const withoutVariable = 'A run ends with `EnvVariableNotFound` when one of them is not set.';

/** What a host is contacted for, when and with which key; and what it gets. */
export function textsOfUse({ what, data, key }: ContactUse): [use: string, gets: string] {
  return [
    `${what}${key ? `, with ${key}` : ''}.`,
    data === 'unknown' ? 'What it gets is not known.' : `Gets: ${lowerFirst(data)}.`,
  ];
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
