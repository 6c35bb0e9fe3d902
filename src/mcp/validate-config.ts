import { z } from 'zod';
import { contactsPage, textsOfUse, withoutVariable } from '../labs/config/contacts.ts';
import type { Told } from '../labs/config/judge.ts';
import { isClean } from '../labs/config/report-text.ts';
import { type Docs, urlOf } from './docs.ts';
import { pageAt } from './pages.ts';
import { source, sourceLine, sourceOf } from './source.ts';
import { tool } from './tool.ts';

const lab = '/try/config';
/** Characters of a file. Over HTTP a body has fewer. */
const longest = 5_000_000;

/** Kinds of findings, the worst first, with what a text calls them. */
const titles = {
  mistake: 'Mistakes',
  ends_run: 'Ends the run',
  secret: 'Keys in the file',
  ignored: 'Ignored, or not as it looks',
  unchecked: 'Not checked',
} as const;
type FindingKind = keyof typeof titles;
const kinds = Object.keys(titles) as [FindingKind, ...FindingKind[]];

const finding = z.object({
  kind: z.enum(kinds),
  line: z.int(),
  message: z.string(),
  url: z.string().optional().describe('Page that explains it'),
});

const output = z.object({
  valid: z.boolean().describe('A file of DTX, read to its end, in which nothing is wrong'),
  kind: z.string(),
  known_by: z.string(),
  is_dtx_file: z.boolean(),
  read_to_end: z.boolean(),
  findings: z.array(finding).describe('At most 20 of each kind'),
  counts: z.record(z.enum(kinds), z.int()).describe('Findings of each kind in all'),
  contacts: z.array(z.object({ host: z.string(), uses: z.array(z.string()) })),
  needs: z.object({ total: z.int(), variables: z.array(z.string()) }),
  source,
});

export const validateConfig = tool({
  name: 'validate_config',
  title: 'Check a file of DTX',
  description:
    'Check a YAML or JSON file of DTX (scope, provider, plan, report, evaluator, environment): what kind it is, mistakes with lines, what would end the run, what DTX ignores, keys that should not be in it, whom a run of it contacts and which variables it needs. Use it for every DTX file that you write or are shown. Nothing is sent anywhere.',
  input: z.strictObject({
    text: z.string().max(longest).describe('The whole file'),
    file_name: z.string().max(300).optional().describe('Its name, which helps to tell what it is'),
  }),
  output,
  async call({ text, file_name = '' }, { docs, signal }) {
    const outcome = await docs.work(
      { lab: 'config', input: { text, file: file_name, encoding: '' } },
      signal,
    );
    const { kind, errors, ends, secrets, ignored, unchecked, contacts, isOfDtx, isWhole } = outcome;
    const lists = { mistake: errors, ends_run: ends, secret: secrets, ignored, unchecked };
    const explained = kind.page ?? lab;
    const structured = {
      valid: isClean(outcome),
      kind: kind.title,
      known_by: kind.by,
      is_dtx_file: isOfDtx,
      read_to_end: isWhole,
      findings: kinds.flatMap((each) => lists[each].first.map((told) => findingOf(docs, each, told))),
      counts: {
        mistake: errors.all,
        ends_run: ends.all,
        secret: secrets.all,
        ignored: ignored.all,
        unchecked: unchecked.all,
      },
      contacts: contacts.hosts.map(({ host, uses }) => ({
        host,
        uses: uses.map((use) => textsOfUse(use).join(' ')),
      })),
      needs: { total: contacts.variables.all, variables: [...contacts.variables.first] },
      source: placeOf(docs, explained),
    };
    return { structured, text: textOf(docs, structured) };
  },
});

type Checked = z.infer<typeof output>;

function findingOf(docs: Docs, kind: FindingKind, { line, message, page }: Told): z.infer<typeof finding> {
  return { kind, line, message, ...(page !== undefined && { url: urlOf(docs, docs.site.basePath + page) }) };
}

/** @param place path on the site, with an anchor or without */
function placeOf(docs: Docs, place: string): z.infer<typeof source> {
  const [path = '', anchor] = place.split('#');
  return sourceOf(docs, pageAt(docs, path), docs.site.basePath + path, anchor);
}

function textOf(docs: Docs, checked: Checked): string {
  const { kind, known_by, valid, findings, counts, contacts, needs, source: from } = checked;
  const list = (each: FindingKind) => {
    const own = findings.filter((found) => found.kind === each);
    const more = counts[each] - own.length;
    if (own.length === 0) return [];
    return [
      '',
      `${titles[each]} (${counts[each]})`,
      ...own.map(({ line, message, url }) => `- Line ${line}: ${message}${url ? ` ${url}` : ''}`),
      ...(more > 0 ? [`- and ${more} more`] : []),
    ];
  };
  return [
    `${kind}. Known by ${known_by}.`,
    ...(valid ? ['No mistake found.'] : []),
    ...kinds.flatMap(list),
    ...(contacts.length > 0
      ? ['', `What a run contacts (${urlOf(docs, docs.site.basePath + contactsPage)})`]
      : []),
    ...contacts.flatMap(({ host, uses }) => [`- ${host}`, ...uses.map((use) => `  - ${use}`)]),
    ...(needs.total > 0 ? ['', 'Needs', ...needs.variables.map((name) => `- ${name}`), withoutVariable] : []),
    '',
    sourceLine(from),
  ].join('\n');
}
