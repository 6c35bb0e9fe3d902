import type { CheckResult } from 'afdocs';

/** A result other than `pass` that is known and meant. */
export interface Exception {
  /** Id of the check of afdocs. */
  readonly check: string;
  readonly status: 'warn' | 'fail' | 'skip';
  readonly because: string;
  /** Only while the published address is an example domain, so that addresses begin with a slash. */
  readonly ofExampleAddress?: true;
}

/** Everything that is not as afdocs wants it, each with its reason. */
export const exceptions: readonly Exception[] = [
  {
    check: 'content-start-position',
    status: 'warn',
    because:
      'The bar and the branch of the sidebar come before the text, in the order in which they are seen and reached by Tab; a link skips them. A program that minds reads the Markdown of the page.',
  },
  {
    check: 'section-header-quality',
    status: 'skip',
    because: 'Tabs hold code and steps, and no headings: those would be in the table of contents.',
  },
  {
    check: 'auth-alternative-access',
    status: 'skip',
    because: 'Every page is public, so there is nothing to get around.',
  },
  ...(['llms-txt-links-resolve', 'llms-txt-links-markdown'] as const).map((check) => ({
    check,
    status: 'skip' as const,
    because: 'It looks at whole addresses alone.',
    ofExampleAddress: true as const,
  })),
  {
    check: 'markdown-link-portability',
    status: 'warn',
    because: 'A link to a host that nobody has would be worse than one without a host.',
    ofExampleAddress: true,
  },
];

/** What is left out when the text of a page is compared with its Markdown: CSS selectors, each with its reason. */
export const leftOut: readonly { readonly selector: string; readonly because: string }[] = [
  {
    selector: ':is(p, li, td, dd):has(.term)',
    because: 'afdocs takes a term with a definition for a button, drops it, and keeps the definition.',
  },
  { selector: '.hash-link', because: 'It is the address of a heading, drawn as a sign.' },
  { selector: '.row-link', because: 'It is the address of a row, drawn as a sign.' },
  {
    selector: '.doubt',
    because: 'The Markdown says in words what the page says by a number: "Not certain: 2".',
  },
  { selector: '.doubts a', because: 'It leads back to that number.' },
  { selector: '.unfold', because: 'It says how many lines of code are folded; in Markdown none are.' },
  { selector: '[aria-hidden="true"]', because: 'It draws what the words beside it say.' },
  {
    selector: 'figure.code > figcaption',
    because: 'The title of code is behind the language of its fence, which afdocs does not read.',
  },
  {
    selector: ':is(p, li):has(> small)',
    because: 'What is small beside a name is in parentheses in Markdown.',
  },
  ...['.lab', '.attack-frames', '.report'].map((selector) => ({
    selector,
    because: 'It is drawn in pieces that the Markdown sets apart, as src/markdown/components says.',
  })),
];

/**
 * @param results those of afdocs
 * @param isExample whether the published address is an example domain
 * @returns one line for each result that nobody expects, and for each exception that does not occur
 */
export function unexpected(
  results: readonly CheckResult[],
  isExample: boolean,
  known: readonly Exception[] = exceptions,
): string[] {
  const expected = known.filter(({ ofExampleAddress }) => isExample || !ofExampleAddress);
  const isExpected = ({ id, status }: CheckResult) =>
    status === 'pass' || expected.some((each) => each.check === id && each.status === status);
  return [
    ...results
      .filter((result) => !isExpected(result))
      .map((result) => `${result.id}: ${result.status}: ${result.message}${placesOf(result)}`),
    ...expected
      .map(({ check, status }) => ({ check, status, now: results.find(({ id }) => id === check)?.status }))
      .filter(({ status, now }) => now !== status)
      .map(
        ({ check, status, now = 'not a check' }) =>
          `${check}: the exception for "${status}" does not occur, it is now "${now}": take it out of tools/check/agents/exceptions.ts`,
      ),
  ];
}

/** The first pages that a result is about, when it names them, each with the first thing that is said of it. */
function placesOf({ details }: CheckResult): string {
  const pages = Array.isArray(details?.pageResults) ? (details.pageResults as unknown[]) : [];
  const places = pages.flatMap((page) => {
    const { url, status, found, sampleDiffs, issues } = Object(page) as Readonly<Record<string, unknown>>;
    if (typeof url !== 'string' || !(found === false || status === 'warn' || status === 'fail')) return [];
    const [first] = [sampleDiffs, issues].flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : []));
    return [typeof first === 'string' ? `${url} (${first})` : url];
  });
  return places.length === 0 ? '' : `: ${places.slice(0, 5).join(', ')}`;
}
