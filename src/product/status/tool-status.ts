import type { Product } from '../product.ts';

/** Page that says what the product is good for, and the state of each part of it. */
export const aboutPath = '/about';
/** Page about runs that end well although nothing was tested. */
export const greenPath = '/redteam/green';

/** What a reader must know before the first command. */
export interface ToolStatus {
  /** `DTX 0.34.0` */
  readonly name: string;
  /** Version that the docs describe: what a state is about, also after a newer release. */
  readonly described: string;
  /** Day of the release, as an ISO date. */
  readonly released: string;
  /** First and last version of Python that the newest release takes: 3.11 and 3.13. */
  readonly python: { readonly from: string; readonly to: string };
  /** Declared licence; undefined when none is declared. */
  readonly license: string | undefined;
}

/**
 * State of the command-line tool, from its entry in `releases.yml`: the first that these docs describe on all pages.
 * @returns undefined in a site about something else, or while the entry lacks one of the facts
 */
export function toolStatus(product: Pick<Product, 'releases'> | undefined): ToolStatus | undefined {
  const tool = product?.releases.find(({ documented }) => documented?.pages.includes('/'));
  const newest = tool?.versions.at(-1);
  const python = pythonRange(newest?.python);
  if (!newest?.released || !python || !tool?.license) return undefined;
  const { title, license } = tool;
  return {
    name: `${title} ${newest.version}`,
    described: tool.documented?.version ?? newest.version,
    released: newest.released,
    python,
    license: license === 'none' ? undefined : license,
  };
}

/** `>=3.11,<3.14` in words a reader compares with: 3.11 to 3.13. */
function pythonRange(specifier = ''): ToolStatus['python'] | undefined {
  const { from, minor } = /^>=(?<from>3\.\d+),<3\.(?<minor>\d+)$/.exec(specifier)?.groups ?? {};
  return from && minor ? { from, to: `3.${Number(minor) - 1}` } : undefined;
}
